import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { WeightSteps } from './WeightStepFields';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('the steps that a person owns', () => {
  it('stand as they usually are', () => {
    signIn({ ...mara, weightUnit: 'kg' });
    renderPart(<WeightSteps />);
    expect(screen.getAllByRole('textbox').map((each) => (each as HTMLInputElement).value)).toEqual([
      '2.5',
      '2',
      '4',
      '5',
      '2.5',
    ]);
  });

  it('are kept on this device for each unit, and go back to the usual when emptied', async () => {
    signIn({ ...mara, weightUnit: 'kg' });
    const { unmount } = renderPart(<WeightSteps />);
    await userEvent.clear(field('Dumbbells'));
    await userEvent.type(field('Dumbbells'), '1');
    unmount();
    const again = renderPart(<WeightSteps only="dumbbell" />);
    expect(field('Dumbbells')).toHaveValue('1');
    again.unmount();
    signIn({ ...mara, weightUnit: 'lb' });
    const pounds = renderPart(<WeightSteps only="dumbbell" />);
    expect(field('Dumbbells')).toHaveValue('5');
    pounds.unmount();
    signIn({ ...mara, weightUnit: 'kg' });
    renderPart(<WeightSteps only="dumbbell" />);
    await userEvent.clear(field('Dumbbells'));
    await userEvent.tab();
    expect(field('Dumbbells')).toHaveValue('2');
  });
});

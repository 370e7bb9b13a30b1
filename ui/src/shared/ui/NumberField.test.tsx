import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { NumberField } from './NumberField';

function Weight({ start = null, steppers = false }: { start?: number | null; steppers?: boolean }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField label="Weight" value={value} onChange={setValue} digits={2} min={0} max={500} step={2.5} steppers={steppers} />
      <output>{String(value)}</output>
      <button type="button">elsewhere</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Weight' });
const output = () => document.querySelector('output')?.textContent;

describe('a number field', () => {
  it('takes a decimal comma as well as a point', async () => {
    const user = userEvent.setup();
    renderPart(<Weight />);
    await user.type(field(), '72,5');
    expect(output()).toBe('72.5');
    await user.clear(field());
    await user.type(field(), '80.25');
    expect(output()).toBe('80.25');
  });

  it('shows the number as the person’s language writes it once left', async () => {
    signIn({ ...mara, locale: 'de' });
    const user = userEvent.setup();
    renderPart(<Weight />);
    await user.type(field(), '72.50');
    await user.tab();
    expect(field()).toHaveValue('72,5');
  });

  it('opens the decimal keypad and selects its content on focus', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    await user.click(field());
    await user.keyboard('7');
    expect(field()).toHaveValue('7');
  });

  it('is empty as null, and leaves the last number in place while nonsense is typed', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.clear(field());
    expect(output()).toBe('null');
    await user.type(field(), '45x');
    expect(output()).toBe('45');
    await user.tab();
    expect(field()).toHaveValue('45');
  });

  it('settles on the nearest allowed number when left', async () => {
    const user = userEvent.setup();
    renderPart(<Weight />);
    await user.type(field(), '900');
    expect(output()).toBe('90');
    await user.tab();
    expect(output()).toBe('500');
    expect(field()).toHaveAccessibleDescription('At most 500');
    await user.type(field(), '7');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('shows what became of a number before Enter sends it', async () => {
    const user = userEvent.setup();
    const sent: (string | null | undefined)[] = [];
    renderPart(
      <form onSubmit={(event) => { event.preventDefault(); sent.push(output()); }}>
        <Weight />
      </form>,
    );
    await user.type(field(), '900{Enter}');
    expect(field()).toHaveValue('500');
    expect(sent).toEqual([]);
    await user.type(field(), '{Enter}');
    expect(sent).toEqual(['500']);
    await user.clear(field());
    await user.type(field(), '70{Enter}');
    expect(sent).toEqual(['500', '70']);
  });

  it('steps by its buttons and by the arrow keys, never below the least', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={2.5} steppers />);
    await user.click(screen.getByRole('button', { name: 'Increase Weight' }));
    expect(output()).toBe('5');
    await user.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(output()).toBe('0');
  });
});

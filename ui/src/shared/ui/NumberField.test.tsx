import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { focusInvalidNumber } from '@/shared/lib/invalidNumber';
import { NumberField } from './NumberField';

function Weight({ start = null, steppers = false }: { start?: number | null; steppers?: boolean }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <NumberField
        label="Weight"
        value={value}
        onChange={setValue}
        digits={2}
        min={0}
        max={500}
        step={2.5}
        steppers={steppers}
      />
      <output>{String(value)}</output>
      <button type="button">elsewhere</button>
    </>
  );
}

// A field whose value comes from an answer that arrives while it has the focus.
function Suggested({ onReady }: { onReady: (answer: (value: number) => void) => void }) {
  const [value, setValue] = useState<number | null>(40);
  useEffect(() => onReady(setValue), [onReady]);
  return <NumberField label="Weight" value={value} onChange={setValue} digits={2} max={500} />;
}

const field = () => screen.getByRole('textbox', { name: 'Weight' });
const output = () => document.querySelector('output')?.textContent;

// A form with a whole-number field, and the submitted values.
function Minutes({ sent }: { sent: (number | null)[] }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(value);
      }}
    >
      <NumberField label="Minutes" value={value} onChange={setValue} max={60} />
      <button>Save</button>
    </form>
  );
}

describe('a whole-number field in a form', () => {
  const minutes = () => screen.getByRole('textbox', { name: 'Minutes' });
  const open = (person = mara) => {
    signIn(person);
    const sent: (number | null)[] = [];
    renderPart(<Minutes sent={sent} />);
    return { sent, user: userEvent.setup() };
  };

  it('submits neither 12 nor 13 for 12.5, by Enter or Save, until it is corrected', async () => {
    const { sent, user } = open();
    await user.type(minutes(), '12.5');
    expect(minutes()).toHaveAccessibleDescription('Whole numbers only');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([]);
    expect(minutes()).toHaveFocus();
    expect(minutes()).toHaveValue('12.5');
    await user.clear(minutes());
    await user.type(minutes(), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([12]);
  });

  it('shows the message in German', async () => {
    const { user } = open({ ...mara, locale: 'de' });
    await user.type(minutes(), '12,5');
    expect(minutes()).toHaveAccessibleDescription('Nur ganze Zahlen');
  });

  it('is not submitted by the click that clamped it, but by the next one', async () => {
    const { sent, user } = open();
    await user.type(minutes(), '900');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect([(minutes() as HTMLInputElement).value, sent]).toEqual(['60', []]);
    expect(minutes()).toHaveAccessibleDescription('At most 60');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([60]);
  });

  it.each([
    ['en', '-5', 'Must not be negative'],
    ['en', '−5', 'Must not be negative'],
    ['de', '-2,5', 'Darf nicht negativ sein'],
  ])('in %s, %s blocks submission until it is corrected, and is never sent as 0', async (locale, typed, message) => {
    const { sent, user } = open({ ...mara, locale });
    await user.type(minutes(), typed.slice(0, 1));
    expect(minutes()).toHaveAccessibleDescription(message);
    await user.type(minutes(), typed.slice(1));
    expect(minutes()).toHaveAccessibleDescription(message);
    await user.keyboard('{Enter}');
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    await user.click(save);
    expect([(minutes() as HTMLInputElement).value, sent]).toEqual([typed, []]);
    expect(minutes()).toHaveFocus();
    await user.clear(minutes());
    await user.type(minutes(), '5');
    expect(minutes()).not.toHaveAccessibleDescription();
    await user.click(save);
    expect(sent).toEqual([5]);
  });

  it('is submitted at once if the user has seen the clamped value', async () => {
    const { sent, user } = open();
    await user.type(minutes(), '900');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([60]);
  });
});

describe('a number field', () => {
  it('accepts a decimal comma and a point', async () => {
    const user = userEvent.setup();
    renderPart(<Weight />);
    await user.type(field(), '72,5');
    expect(output()).toBe('72.5');
    await user.clear(field());
    await user.type(field(), '80.25');
    expect(output()).toBe('80.25');
  });

  it('formats the number in the user’s language on blur', async () => {
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

  it('is null when empty, and rejects input that is not a number', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.clear(field());
    expect(output()).toBe('null');
    await user.tab();
    await user.type(field(), '45x');
    await user.tab();
    expect([(field() as HTMLInputElement).value, output()]).toEqual(['45x', 'null']);
    expect(field()).toHaveAccessibleDescription('Enter a number');
    await user.clear(field());
    await user.type(field(), '45');
    expect(field()).not.toHaveAccessibleDescription();
    expect(output()).toBe('45');
  });

  it('clamps to the nearest allowed number on blur', async () => {
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

  it('rejects a number below zero with a sentence, and never turns it into zero', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.clear(field());
    await user.type(field(), '-5');
    await user.tab();
    expect([(field() as HTMLInputElement).value, output()]).toEqual(['-5', '60']);
    expect(field()).toHaveAccessibleDescription('Must not be negative');
    await user.clear(field());
    expect(field()).not.toHaveAccessibleDescription();
    await user.type(field(), '62{Tab}');
    expect(output()).toBe('62');
  });

  it('shows the clamped number before Enter submits it', async () => {
    const user = userEvent.setup();
    const sent: (string | null | undefined)[] = [];
    renderPart(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(output());
        }}
      >
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

  it('rejects a negative number with a message, without changing the value', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.type(field(), '-5');
    expect(field()).toHaveAccessibleDescription('Must not be negative');
    await user.tab();
    expect([(field() as HTMLInputElement).value, output()]).toEqual(['-5', '60']);
    expect(focusInvalidNumber(document)).toBe(true);
    await user.clear(field());
    await user.type(field(), '-');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('Must not be negative');
    expect(focusInvalidNumber(document)).toBe(true);
  });

  it('rejects too many decimals with a message, without changing the value', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.clear(field());
    await user.type(field(), '72.555');
    expect(field()).toHaveAccessibleDescription('At most 2 decimal places');
    await user.tab();
    expect([(field() as HTMLInputElement).value, output()]).toEqual(['72.555', '60']);
    expect(focusInvalidNumber(document)).toBe(true);
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), '72,55');
    expect(output()).toBe('72.55');
    expect(focusInvalidNumber(document)).toBe(false);
  });

  it('is rejected while it has the focus, and shows the message on submit', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} />);
    await user.clear(field());
    await user.type(field(), '9999');
    expect(field()).not.toHaveAccessibleDescription();
    act(() => expect(focusInvalidNumber(document)).toBe(true));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('At most 500');
    expect(focusInvalidNumber(document)).toBe(false);
    await user.clear(field());
    await user.type(field(), 'x');
    act(() => expect(focusInvalidNumber(document)).toBe(true));
    expect(field()).toHaveAccessibleDescription('Enter a number');
    expect(field()).toHaveValue('x');
  });

  it('shows a new value from outside after rejected input', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={60} steppers />);
    await user.type(field(), '1x');
    await user.click(screen.getByRole('button', { name: 'Increase Weight' }));
    expect(field()).toHaveValue('62.5');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('steps to multiples of its step from any value', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={61.23} steppers />);
    await user.click(screen.getByRole('button', { name: 'Increase Weight' }));
    expect(output()).toBe('62.5');
    await user.clear(field());
    await user.type(field(), '61.23{ArrowDown}');
    expect(output()).toBe('60');
  });

  it('steps by its buttons and the arrow keys, never below the minimum', async () => {
    const user = userEvent.setup();
    renderPart(<Weight start={2.5} steppers />);
    await user.click(screen.getByRole('button', { name: 'Increase Weight' }));
    expect(output()).toBe('5');
    await user.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(output()).toBe('0');
  });
});

it('what is typed replaces a value that has changed since the field got the focus', async () => {
  const user = userEvent.setup();
  let answer: (value: number) => void = () => {};
  renderPart(<Suggested onReady={(change) => (answer = change)} />);
  await user.tab();
  act(() => answer(177));
  await user.keyboard('226');
  expect(field()).toHaveValue('226');
});

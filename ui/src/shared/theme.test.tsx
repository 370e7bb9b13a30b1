import { Textarea, TextInput, Tooltip } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '@/mocks/render';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const point = (name: string) => fireEvent.mouseEnter(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  renderPart(
    <Tooltip.Group>
      <Tooltip label="First hint">
        <button type="button">first</button>
      </Tooltip>
      <Tooltip label="Second hint">
        <button type="button">second</button>
      </Tooltip>
    </Tooltip.Group>,
  );
});

it('a tooltip waits 700 ms', async () => {
  point('first');
  await wait(699);
  expect(screen.queryByText('First hint')).toBeNull();
  await wait(1);
  expect(screen.getByText('First hint')).toBeInTheDocument();
});

it('the next tooltip appears at once within 300 ms', async () => {
  point('first');
  await wait(700);
  leave('first');
  await wait(200);
  point('second');
  await wait(20);
  expect(screen.getByText('Second hint')).toBeInTheDocument();
});

it('after 300 ms the next tooltip waits again', async () => {
  point('first');
  await wait(700);
  leave('first');
  await wait(700);
  point('second');
  await wait(500);
  expect(screen.queryByText('Second hint')).toBeNull();
});

it('browsers do not offer what was typed to the next user', () => {
  renderPart(
    <>
      <TextInput label="Food" />
      <TextInput label="Email" autoComplete="username" />
      <Textarea label="Notes" />
    </>,
  );
  expect(screen.getByLabelText('Food')).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Notes')).toHaveAttribute('autocomplete', 'off');
});

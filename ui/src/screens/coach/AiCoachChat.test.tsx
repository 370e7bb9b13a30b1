import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatTab } from '@/features/coach/chat/ChatTab';
import { useChat } from '@/features/coach/chat/chatStore';
import { example, recordedResponses } from '@/mocks/examples';
import { mara, signIn } from '@/mocks/people';
import { renderPart } from '@/mocks/render';
import { findToast } from '@/mocks/requests';
import { server } from '@/mocks/server';
import { useSession } from '@/shared/api/session';
import { hasDrafts } from '@/shared/lib/drafts';
import { AiCoach } from './AiCoach';

// The Friday of the recorded examples.
const RECORDED = new Date('2026-11-20T11:00:00+01:00');
const CHAT = '/api/coaching/chat';
const open = () => renderPart(<AiCoach />, { path: '/ai-coach?tab=chat' });
const field = () => screen.getByRole('textbox', { name: 'Message to the coach' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const log = () => within(screen.getByRole('log'));

interface Sent {
  body: { message: string; clientKey?: string; history: { content: string; isUser: boolean; timestamp: string }[] };
  accept: string | null;
}

// An answer that the test sends in parts. `aborted` is true once the client has cancelled the request.
function streamedAnswer() {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const sent: Sent[] = [];
  const state = { aborted: false };
  server.use(
    http.post(CHAT, async ({ request }) => {
      sent.push({ body: (await request.json()) as Sent['body'], accept: request.headers.get('Accept') });
      request.signal.addEventListener('abort', () => (state.aborted = true));
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return {
    sent,
    state,
    send: (event: object) =>
      inAct(() => stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))),
    end: () => inAct(() => stream.close()),
    fail: () => inAct(() => stream.error(new TypeError('network'))),
  };
}

// Waits for React to process what the client reads from the stream.
const inAct = (action: () => void) => act(() => Promise.resolve().then(action));

// Waits until the log shows the text, in the growing message or in the stored one that replaces it.
const expectInLog = (text: string | RegExp) => waitFor(() => expect(log().getByText(text)).toBeVisible());

async function ask(text: string) {
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  await userEvent.type(field(), `${text}{Enter}`);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  useChat.setState(useChat.getInitialState(), true);
  signIn();
  server.use(
    ...recordedResponses(
      'show_coach.built_in',
      'list_chat_messages.empty',
      'show_stats.empty',
      'list_food_entries.empty',
    ),
    ...recordedResponses('list_sleep_trackings.empty', 'show_todays_workout.empty'),
  );
});

describe('the chat', () => {
  it('offers example questions while empty and sends the chosen one', async () => {
    const answer = streamedAnswer();
    open();
    expect(await screen.findByRole('heading', { name: 'What is on your mind?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'What should I do today?' }));
    await waitFor(() =>
      expect(answer.sent[0]?.body).toMatchObject({ message: 'What should I do today?', history: [] }),
    );
    expect(answer.sent[0]?.accept).toBe('text/event-stream');
    await answer.send({ response: 'Walk.', source: 'built-in', redFlag: false, done: true });
    await answer.end();
    await expectInLog('Walk.');
  });

  it('shows the history with highlighted safety answers, and once who answers', async () => {
    server.use(...recordedResponses('list_chat_messages.talk'));
    open();
    expect(await screen.findByText('Today')).toBeVisible();
    expect(log().getByText('What should I do today?')).toBeVisible();
    expect(log().getByText(/^Your plan says Full Body Strength B today/)).toBeVisible();
    const care = within(log().getByRole('note'));
    expect(care.getByText('Please read this first')).toBeVisible();
    expect(care.getByText(/^Please stop training now\./)).toBeVisible();
    expect(log().getAllByText('Built-in coach')).toHaveLength(1);
  });

  it('shows the recorded answer and sends the last five messages with the question', async () => {
    server.use(...recordedResponses('list_chat_messages.talk', 'send_chat_message.streamed'));
    let body: Sent['body'] | undefined;
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') body = (await request.clone().json()) as Sent['body'];
    });
    open();
    await screen.findByText('Today');
    await ask('How should I warm up?');
    await expectInLog(/^Five to ten minutes: first raise the pulse/);
    expect(log().getAllByText('Built-in coach')).toHaveLength(1);
    expect(body?.history.map(({ isUser }) => isUser)).toEqual([true, false, true, false]);
    expect(hasDrafts()).toBe(false);
    await ask('And then?');
    await waitFor(() => expect(body?.message).toBe('And then?'));
    expect(body?.history).toHaveLength(5);
    expect(body?.history.at(-2)).toEqual({
      content: 'How should I warm up?',
      isUser: true,
      timestamp: '2026-11-20T10:00:00.000Z',
    });
    await log().findByText('And then?');
  });

  it('appends the answer as it arrives, disables Send and notifies screen readers once', async () => {
    const answer = streamedAnswer();
    open();
    await ask('How am I doing?');
    await expectInLog('How am I doing?');
    expect(await screen.findByText('The coach is answering')).toBeInTheDocument();
    await userEvent.type(field(), 'next');
    expect(sendButton()).toBeDisabled();
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.send({ delta: 'Walk ' });
    await answer.send({ delta: 'a little.' });
    await expectInLog('Walk a little.');
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByText('Coach: Walk a little.')).toBeNull();
    await answer.send({ done: true, response: 'Walk a little.', source: 'model', redFlag: false });
    await answer.end();
    expect(await screen.findByText('Coach: Walk a little.')).toBeInTheDocument();
    expect(screen.getByText('AI model')).toBeVisible();
    expect(field()).toHaveValue('next');
    expect(sendButton()).toBeEnabled();
  });

  it('replaces the received text with the complete answer if the model fails midway', async () => {
    const answer = streamedAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.send({ delta: 'Half an ' });
    await answer.send({ done: true, response: 'Rest today.', source: 'built-in', redFlag: false });
    await answer.end();
    await expectInLog('Rest today.');
    expect(log().queryByText(/Half an/)).toBeNull();
  });

  it('stops on request, keeps the received text and aborts the request', async () => {
    const answer = streamedAnswer();
    open();
    await ask('Tell me everything');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.send({ delta: 'First of all, ' });
    await log().findByText('First of all,');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expectInLog('You stopped this answer.');
    expect(log().getByText('First of all,')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(answer.state.aborted).toBe(true);
  });

  it('sends with Enter, adds a line with Shift+Enter and never sends blank text', async () => {
    const answer = streamedAnswer();
    open();
    await screen.findByRole('heading', { name: 'What is on your mind?' });
    expect(sendButton()).toBeDisabled();
    await userEvent.type(field(), '   {Enter}');
    expect(sendButton()).toBeDisabled();
    await userEvent.clear(field());
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    // This Enter commits text from an input method and must not send.
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(answer.sent).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer.sent[0]?.body.message).toBe('one\ntwo'));
    expect(field()).toHaveValue('');
    await answer.send({ response: 'Two.', source: 'built-in', redFlag: false, done: true });
    await answer.end();
    await log().findByText('Two.');
  });

  it('keeps the text if it cannot be sent and shows why', async () => {
    server.use(...recordedResponses('send_chat_message.too_many'));
    open();
    await ask('Hello');
    expect(await findToast('Too many attempts. Please try again in 60 seconds.')).toBeVisible();
    expect(field()).toHaveValue('Hello');
    expect(screen.getByRole('heading', { name: 'What is on your mind?' })).toBeVisible();
    server.use(http.post(CHAT, () => HttpResponse.error()));
    await userEvent.type(field(), '{Enter}');
    expect(await findToast('Failed to send message. Please try again.')).toBeVisible();
    expect(field()).toHaveValue('Hello');
  });

  it('reuses the client key for the same text and renews it for other text', async () => {
    const keys: (string | undefined)[] = [];
    server.use(
      http.post(CHAT, async ({ request }) => {
        keys.push(((await request.json()) as Sent['body']).clientKey);
        return HttpResponse.error();
      }),
    );
    open();
    await ask('Hello');
    expect(await findToast('Failed to send message. Please try again.')).toBeVisible();
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(field()).toHaveValue('Hello'));
    await userEvent.type(field(), ' there{Enter}');
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await waitFor(() => expect(field()).toHaveValue('Hello there'));
    server.use(http.post(CHAT, () => HttpResponse.json({ response: 'Rest.', source: 'built-in', redFlag: false })));
    await userEvent.type(field(), '{Enter}');
    await expectInLog('Rest.');
    expect(hasDrafts()).toBe(false);
  });

  it('shows a question once if the server stored it before the connection was lost', async () => {
    server.use(http.post(CHAT, () => HttpResponse.error()));
    const { unmount } = open();
    await ask('How should I warm up?');
    expect(await findToast('Failed to send message. Please try again.')).toBeVisible();
    unmount();
    const [question, reply] = example<Record<string, unknown>[]>('list_chat_messages.talk').response.body!;
    const stored = [
      { ...question, content: 'How should I warm up?' },
      { ...reply, content: 'Rest.' },
    ];
    server.use(http.get(CHAT, () => HttpResponse.json(stored)));
    const answer = streamedAnswer();
    open();
    await expectInLog('Rest.');
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(answer.sent[0]?.body.history).toEqual([]));
    expect(log().getAllByText('How should I warm up?')).toHaveLength(1);
    await answer.send({ done: true, response: 'Rest.', source: 'built-in', redFlag: false });
    await answer.end();
    await waitFor(() => expect(sendButton()).toBeVisible());
    await waitFor(() => expect(log().getAllByText('Rest.')).toHaveLength(1));
    expect(log().getAllByText('How should I warm up?')).toHaveLength(1);
  });

  it('keeps an earlier answered question with the same text', async () => {
    server.use(http.post(CHAT, () => HttpResponse.json({ response: 'Rest.', source: 'built-in', redFlag: false })));
    open();
    await ask('Hello');
    await expectInLog('Rest.');
    await ask('Hello');
    await waitFor(() => expect(log().getAllByText('Hello')).toHaveLength(2));
    await waitFor(() => expect(log().getAllByText('Rest.')).toHaveLength(2));
  });

  it('saves the typed text on the device for each user', async () => {
    open();
    await userEvent.type(field(), 'Half a question');
    act(() => signIn({ ...mara, id: 8 }));
    expect(field()).toHaveValue('');
    act(() => signIn());
    expect(field()).toHaveValue('Half a question');
  });

  it('restores the question after login if the session ended while it was sent', async () => {
    server.use(...recordedResponses('send_chat_message.unauthorized'));
    open();
    await ask('What now?');
    await waitFor(() => expect(useSession.getState().status).toBe('signedOut'));
    act(() => signIn());
    expect(field()).toHaveValue('What now?');
  });

  it('keeps the received text if the connection is lost', async () => {
    const answer = streamedAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.send({ delta: 'Walk a' });
    await log().findByText('Walk a');
    await answer.fail();
    await expectInLog('The connection was lost here.');
    expect(log().getByText('Hello')).toBeVisible();
    expect(await findToast('Failed to send message. Please try again.')).toBeVisible();
  });

  it.each([
    ['from response', { response: 'Rest.', source: 'built-in', redFlag: false }, 'Rest.'],
    ['from message', { message: 'Rest.' }, 'Rest.'],
    ['as a fixed text if it is empty', {}, "I'm sorry, I couldn't generate a response right now."],
  ])('reads an answer that is not streamed %s', async (_source, body, shown) => {
    server.use(http.post(CHAT, () => HttpResponse.json(body)));
    open();
    await ask('Hello');
    await expectInLog(shown);
  });

  it('continues while another tab is open', async () => {
    server.use(...recordedResponses('list_exercises.all'));
    const answer = streamedAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('tab', { name: 'Form' }));
    await answer.send({ delta: 'Walk a little.' });
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await expectInLog('Walk a little.');
    await answer.send({ done: true, response: 'Walk a little.', source: 'built-in', redFlag: false });
    await answer.end();
    await expectInLog('Built-in coach');
  });

  it('scrolls along only while the user is at the end', async () => {
    const answer = streamedAnswer();
    open();
    await ask('Hello');
    const box = screen.getByRole('log');
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 1000 });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 400 });
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.send({ delta: 'One. ' });
    await waitFor(() => expect(box.scrollTop).toBe(1000));
    box.scrollTop = 200;
    fireEvent.scroll(box);
    await answer.send({ delta: 'Two.' });
    await log().findByText('One. Two.');
    expect(box.scrollTop).toBe(200);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to the latest message' }));
    expect(box.scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: 'Jump to the latest message' })).toBeNull();
    await answer.end();
  });

  it('is cleared after a confirmation', async () => {
    server.use(...recordedResponses('list_chat_messages.talk', 'clear_chat.success'));
    open();
    await screen.findByText('Today');
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear chat' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear chat' }));
    expect(await findToast('Chat cleared')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'What is on your mind?' })).toBeVisible();
  });

  it('shows an error that can be retried', async () => {
    server.use(http.get(CHAT, () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_chat_messages.talk'));
    await userEvent.click(retry);
    expect(await screen.findByText('Today')).toBeVisible();
  });

  it('loads earlier messages if there is more than one page', async () => {
    const [first] = example<{ id: number }[]>('list_chat_messages.talk').response.body!;
    const all = Array.from({ length: 41 }, (_, index) => ({
      ...first,
      id: index + 1,
      content: `message ${index + 1}`,
    }));
    server.use(
      http.get(CHAT, ({ request }) =>
        HttpResponse.json(all.slice(-Number(new URL(request.url).searchParams.get('limit')))),
      ),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    await expectInLog('message 1');
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('requires a signed-in user', async () => {
    useSession.setState({ status: 'signedOut', session: null });
    renderPart(<ChatTab SessionActions={() => null} />);
    await userEvent.type(field(), 'Hello{Enter}');
    expect(await findToast('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to chat with your AI coach.')).toBeVisible();
    expect(field()).toHaveValue('Hello');
  });
});

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

// The Friday on which the examples were recorded.
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

// An answer that comes as the test says; `gone` tells whether somebody still listens.
function heldAnswer() {
  let out: ReadableStreamDefaultController<Uint8Array>;
  const sent: Sent[] = [];
  const state = { gone: false };
  server.use(
    http.post(CHAT, async ({ request }) => {
      sent.push({ body: (await request.json()) as Sent['body'], accept: request.headers.get('Accept') });
      request.signal.addEventListener('abort', () => (state.gone = true));
      const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
      return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return {
    sent,
    state,
    say: (event: object) =>
      act(async () => out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))),
    end: () => act(async () => out.close()),
    fail: () => act(async () => out.error(new TypeError('network'))),
  };
}

// The words stand in the conversation, whichever bubble holds them: the one that grows gives way to the stored one.
const heard = (text: string | RegExp) => waitFor(() => expect(log().getByText(text)).toBeVisible());

async function ask(text: string) {
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  await userEvent.type(field(), `${text}{Enter}`);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: RECORDED });
  useChat.setState(useChat.getInitialState(), true);
  signIn();
  server.use(...recordedResponses('show_coach.built_in', 'list_chat_messages.empty'));
});

describe('the chat', () => {
  it('before the first word offers questions, and sends the one that is chosen', async () => {
    const answer = heldAnswer();
    open();
    expect(await screen.findByRole('heading', { name: 'What is on your mind?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More options' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'What should I do today?' }));
    await waitFor(() =>
      expect(answer.sent[0]?.body).toMatchObject({ message: 'What should I do today?', history: [] }),
    );
    expect(answer.sent[0]?.accept).toBe('text/event-stream');
    await answer.say({ response: 'Walk.', source: 'built-in', redFlag: false, done: true });
    await answer.end();
    await heard('Walk.');
  });

  it('shows what was said before, careful answers apart, and whose words each answer is', async () => {
    server.use(...recordedResponses('list_chat_messages.talk'));
    open();
    expect(await screen.findByText('Today')).toBeVisible();
    expect(log().getByText('What should I do today?')).toBeVisible();
    expect(log().getByText(/^Your plan says Full Body Strength B today/)).toBeVisible();
    const care = within(log().getByRole('note'));
    expect(care.getByText('Please read this first')).toBeVisible();
    expect(care.getByText(/^Please stop training now\./)).toBeVisible();
    expect(log().getAllByText('Built-in coach')).toHaveLength(2);
  });

  it('answers as recorded, and sends the last five messages along', async () => {
    server.use(...recordedResponses('list_chat_messages.talk', 'send_chat_message.streamed'));
    let body: Sent['body'] | undefined;
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST') body = (await request.clone().json()) as Sent['body'];
    });
    open();
    await screen.findByText('Today');
    await ask('How should I warm up?');
    await heard(/^Five to ten minutes: first raise the pulse/);
    expect(log().getAllByText('Built-in coach')).toHaveLength(3);
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

  it('appends the answer as it comes, with Send waiting, and tells screen readers once', async () => {
    const answer = heldAnswer();
    open();
    await ask('How am I doing?');
    await heard('How am I doing?');
    expect(await screen.findByText('The coach is answering')).toBeInTheDocument();
    await userEvent.type(field(), 'next');
    expect(sendButton()).toBeDisabled();
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.say({ delta: 'Walk ' });
    await answer.say({ delta: 'a little.' });
    await heard('Walk a little.');
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
    expect(screen.queryByText('Coach: Walk a little.')).toBeNull();
    await answer.say({ done: true, response: 'Walk a little.', source: 'model', redFlag: false });
    await answer.end();
    expect(await screen.findByText('Coach: Walk a little.')).toBeInTheDocument();
    expect(screen.getByText('AI model')).toBeVisible();
    expect(field()).toHaveValue('next');
    expect(sendButton()).toBeEnabled();
  });

  it('replaces what was heard by the whole answer when the model broke off', async () => {
    const answer = heldAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.say({ delta: 'Half an ' });
    await answer.say({ done: true, response: 'Rest today.', source: 'built-in', redFlag: false });
    await answer.end();
    await heard('Rest today.');
    expect(log().queryByText(/Half an/)).toBeNull();
  });

  it('stops when asked to, keeps what was heard and lets the server go', async () => {
    const answer = heldAnswer();
    open();
    await ask('Tell me everything');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.say({ delta: 'First of all, ' });
    await log().findByText('First of all,');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await heard('You stopped this answer.');
    expect(log().getByText('First of all,')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(answer.state.gone).toBe(true);
  });

  it('sends with Enter, begins a line with Shift and Enter, and sends nothing that is blank', async () => {
    const answer = heldAnswer();
    open();
    await screen.findByRole('heading', { name: 'What is on your mind?' });
    expect(sendButton()).toBeDisabled();
    await userEvent.type(field(), '   {Enter}');
    expect(sendButton()).toBeDisabled();
    await userEvent.clear(field());
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    // The Enter that ends a composed word is not meant for us.
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(answer.sent).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answer.sent[0]?.body.message).toBe('one\ntwo'));
    expect(field()).toHaveValue('');
    await answer.say({ response: 'Two.', source: 'built-in', redFlag: false, done: true });
    await answer.end();
    await log().findByText('Two.');
  });

  it('keeps what was typed when it could not be sent, and says why', async () => {
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

  it('sends the same words again as the same question, and other words as another', async () => {
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
    await heard('Rest.');
    expect(hasDrafts()).toBe(false);
  });

  it('shows a question once that the server stored before the line broke', async () => {
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
    const answer = heldAnswer();
    open();
    await heard('Rest.');
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(answer.sent[0]?.body.history).toEqual([]));
    expect(log().getAllByText('How should I warm up?')).toHaveLength(1);
    await answer.say({ done: true, response: 'Rest.', source: 'built-in', redFlag: false });
    await answer.end();
    await waitFor(() => expect(sendButton()).toBeVisible());
    await waitFor(() => expect(log().getAllByText('Rest.')).toHaveLength(1));
    expect(log().getAllByText('How should I warm up?')).toHaveLength(1);
  });

  it('leaves an earlier question of the same words where it was answered', async () => {
    server.use(http.post(CHAT, () => HttpResponse.json({ response: 'Rest.', source: 'built-in', redFlag: false })));
    open();
    await ask('Hello');
    await heard('Rest.');
    await ask('Hello');
    await waitFor(() => expect(log().getAllByText('Hello')).toHaveLength(2));
    await waitFor(() => expect(log().getAllByText('Rest.')).toHaveLength(2));
  });

  it('keeps what is typed on the device, for this person', async () => {
    open();
    await userEvent.type(field(), 'Half a question');
    act(() => signIn({ ...mara, id: 8 }));
    expect(field()).toHaveValue('');
    act(() => signIn());
    expect(field()).toHaveValue('Half a question');
  });

  it('has the question again after the log-in when the session ended over it', async () => {
    server.use(...recordedResponses('send_chat_message.unauthorized'));
    open();
    await ask('What now?');
    await waitFor(() => expect(useSession.getState().status).toBe('signedOut'));
    act(() => signIn());
    expect(field()).toHaveValue('What now?');
  });

  it('keeps what was heard when the connection breaks off', async () => {
    const answer = heldAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.say({ delta: 'Walk a' });
    await log().findByText('Walk a');
    await answer.fail();
    await heard('The connection broke off here.');
    expect(log().getByText('Hello')).toBeVisible();
    expect(await findToast('Failed to send message. Please try again.')).toBeVisible();
  });

  it.each([
    ['response', { response: 'Rest.', source: 'built-in', redFlag: false }, 'Rest.'],
    ['else message', { message: 'Rest.' }, 'Rest.'],
    ['else the fixed sentence', {}, "I'm sorry, I couldn't generate a response right now."],
  ])('reads an answer that came whole as %s', async (_as, body, shown) => {
    server.use(http.post(CHAT, () => HttpResponse.json(body)));
    open();
    await ask('Hello');
    await heard(shown);
  });

  it('goes on while the person looks at another tab', async () => {
    server.use(...recordedResponses('list_exercises.all'));
    const answer = heldAnswer();
    open();
    await ask('Hello');
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('tab', { name: 'Form' }));
    await answer.say({ delta: 'Walk a little.' });
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await heard('Walk a little.');
    await answer.say({ done: true, response: 'Walk a little.', source: 'built-in', redFlag: false });
    await answer.end();
    await heard('Built-in coach');
  });

  it('follows the end only while the person is there', async () => {
    const answer = heldAnswer();
    open();
    await ask('Hello');
    const box = screen.getByRole('log');
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: 1000 });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: 400 });
    await waitFor(() => expect(answer.sent).toHaveLength(1));
    await answer.say({ delta: 'One. ' });
    await waitFor(() => expect(box.scrollTop).toBe(1000));
    box.scrollTop = 200;
    fireEvent.scroll(box);
    await answer.say({ delta: 'Two.' });
    await log().findByText('One. Two.');
    expect(box.scrollTop).toBe(200);
    await userEvent.click(screen.getByRole('button', { name: 'Jump to the latest message' }));
    expect(box.scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: 'Jump to the latest message' })).toBeNull();
    await answer.end();
  });

  it('is cleared after a question', async () => {
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

  it('that cannot be loaded says so and tries again', async () => {
    server.use(http.get(CHAT, () => HttpResponse.json({ message: 'Busy' }, { status: 503 })));
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(...recordedResponses('list_chat_messages.talk'));
    await userEvent.click(retry);
    expect(await screen.findByText('Today')).toBeVisible();
  });

  it('loads earlier messages when there are more than a page', async () => {
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
    await heard('message 1');
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  });

  it('says in which language the built-in coach speaks where that is not the page’s', async () => {
    signIn({ ...mara, locale: 'de' });
    server.use(...recordedResponses('list_chat_messages.talk'));
    open();
    expect((await screen.findByText(/^Your plan says/)).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('note').closest('[lang]')).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  });

  it('needs somebody who is logged in', async () => {
    useSession.setState({ status: 'signedOut', session: null });
    renderPart(<ChatTab />);
    await userEvent.type(field(), 'Hello{Enter}');
    expect(await findToast('Login Required')).toBeVisible();
    expect(screen.getByText('Please log in to chat with your AI coach.')).toBeVisible();
    expect(field()).toHaveValue('Hello');
  });
});

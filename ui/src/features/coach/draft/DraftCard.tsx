// What an answer understood as entries: one line each, with one button that logs them all.
import { Button, Loader, Text, VisuallyHidden } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBarbell,
  IconCalendarHeart,
  IconCheck,
  IconDroplet,
  IconMoonStars,
  IconPencil,
  IconRun,
  IconScale,
  IconToolsKitchen2,
  type Icon,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { serverMessage } from '@/shared/api/errors';
import { refusalMessage } from '@/shared/api/fieldMessages';
import { useKeptFocus } from '@/shared/hooks/useKeptFocus';
import { useT } from '@/shared/i18n/locale';
import { useAnswerLang } from '@/features/coach/answer/answerLang';
import { prefill } from '@/features/coach/chat/chatStore';
import { FoldingCard } from '@/features/coach/chat/FoldingCard';
import type { ChatDraft, DraftEntry, DraftKind } from '@/features/coach/chat/parts';
import classes from './DraftCard.module.css';
import { draftMessages } from './draftMessages';
import type { DraftPart } from './entries';
import { useDraft } from './useDraft';

const icons: Record<DraftKind, Icon> = {
  food: IconToolsKitchen2,
  exercise: IconBarbell,
  workout: IconRun,
  night: IconMoonStars,
  measurement: IconScale,
  water: IconDroplet,
  period: IconCalendarHeart,
};

// Where the entries are shown, edited and deleted.
const screens = {
  nutrition: { kinds: ['food', 'water'], path: '/nutrition' },
  training: { kinds: ['exercise', 'workout'], path: '/workout-calendar' },
  sleep: { kinds: ['night'], path: '/wellness?tab=sleep' },
  body: { kinds: ['measurement'], path: '/nutrition?tab=body' },
  period: { kinds: ['period'], path: '/wellness?tab=period' },
} as const satisfies Record<string, { kinds: readonly DraftKind[]; path: string }>;

interface DraftCardProps {
  messageId: number;
  draft: ChatDraft;
  isLogged: boolean;
  // Nothing was logged after it, so that it can be taken back.
  isUndoable: boolean;
  // The draft of a later answer that corrects or confirms it.
  replacement: ChatDraft | undefined;
  isLatest: boolean;
  // The user's sentence.
  sentence: string;
  // The text of the answer.
  answer: string;
}

export function DraftCard(props: DraftCardProps) {
  const { messageId, draft, isUndoable, replacement, isLatest, sentence, answer } = props;
  // The card of the yes says that it is logged.
  const isLogged = props.isLogged && replacement?.confirmed !== true;
  const t = useT(draftMessages);
  const lang = useAnswerLang(answer);
  const { log, undo, isPending, failure } = useDraft(messageId, draft);
  const kept = useKeptFocus<HTMLDivElement>();
  const { entries, unclear } = draft;
  const refusalOf = (part: DraftPart) => {
    const error = failure.refusals.get(part);
    return error === undefined ? null : refusalMessage(error, t('failed'));
  };
  const general = failure.undo
    ? serverMessage(failure.undo, t('undoFailed'))
    : failure.interruption
      ? serverMessage(failure.interruption, t('failed'))
      : refusalOf('workout');
  const busy = isPending ? <Loader size={18} color="currentColor" /> : null;
  return (
    <FoldingCard
      title={isLogged ? <Done /> : t(stateOf(draft, replacement, isPending))}
      facts={isLatest ? undefined : t('entries', { count: entries.length })}
      isLatest={isLatest}
    >
      <ul className={classes.entries} aria-label={t('understood')}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} lang={lang} refusal={refusalOf(index)} />
        ))}
      </ul>
      {!isLogged &&
        !replacement &&
        unclear.map((part) => (
          <Text key={part} size="sm" className={classes.unclear}>
            {t('unclear', { part })}
          </Text>
        ))}
      {general && (
        <p role="alert" className={classes.failure}>
          {general}
        </p>
      )}
      {failure.isKept && (
        <p role="status" className={classes.failure}>
          {t('kept')}
        </p>
      )}
      {isLogged && (
        <VisuallyHidden role="status">
          {entries.length === 1 && entries[0]
            ? t('loggedOne', { title: entries[0].title })
            : t('loggedAll', { count: entries.length })}
        </VisuallyHidden>
      )}
      <div className={classes.actions} onClickCapture={ignoreSecondClick} {...kept}>
        {isLogged && (
          <>
            <Logged entries={entries} />
            {isUndoable && (
              <Button
                variant="subtle"
                leftSection={busy ?? <IconArrowBackUp size={18} aria-hidden />}
                aria-busy={isPending}
                onClick={undo}
              >
                {t('undo')}
              </Button>
            )}
          </>
        )}
        {!isLogged && !replacement && (
          <>
            {/* Not disabled meanwhile: it would lose the focus. A second tap does nothing. */}
            <Button leftSection={busy ?? <IconCheck size={18} aria-hidden />} aria-busy={isPending} onClick={log}>
              {t('log')}
            </Button>
            {/* The sentence of a confirmed draft is only a yes. */}
            {draft.confirmed !== true && (
              <Button
                variant="subtle"
                leftSection={<IconPencil size={18} aria-hidden />}
                disabled={isPending}
                onClick={() => prefill(sentence)}
              >
                {t('change')}
              </Button>
            )}
          </>
        )}
      </div>
    </FoldingCard>
  );
}

function stateOf(draft: ChatDraft, replacement: ChatDraft | undefined, isPending: boolean) {
  if (replacement?.confirmed === true) return 'confirmed';
  if (replacement) return isSame(draft, replacement) ? 'askedAgain' : 'replaced';
  return draft.confirmed === true && !isPending ? 'notLogged' : 'title';
}

// A yes to an old draft asks once more.
const isSame = (one: ChatDraft, other: ChatDraft) => JSON.stringify(one.entries) === JSON.stringify(other.entries);

// A double tap on "Log it" ends on the action that has taken its place.
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function Done() {
  const t = useT(draftMessages);
  return (
    <span className={classes.done}>
      <IconCheck size={18} stroke={2.2} aria-hidden />
      {t('logged')}
    </span>
  );
}

interface EntryProps {
  entry: DraftEntry;
  lang: string | undefined;
  refusal: string | null;
}

function Entry({ entry: { kind, title, detail }, lang, refusal }: EntryProps) {
  const KindIcon = icons[kind];
  return (
    <li className={classes.entry}>
      <KindIcon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <span className={classes.words} lang={lang}>
        <span className={classes.title}>{title}</span>{' '}
        {detail && <span className={`${classes.detail} fit-numbers`}>{detail}</span>}
      </span>
      {refusal && (
        <span role="alert" className={classes.failure}>
          {refusal}
        </span>
      )}
    </li>
  );
}

function Logged({ entries }: { entries: readonly DraftEntry[] }) {
  const t = useT(draftMessages);
  const kinds = new Set<DraftKind>(entries.map(({ kind }) => kind));
  const shown = (Object.keys(screens) as (keyof typeof screens)[]).filter((name) =>
    screens[name].kinds.some((kind) => kinds.has(kind)),
  );
  return shown.map((name) => (
    <Button key={name} component={Link} to={screens[name].path} variant="default">
      {t(name)}
    </Button>
  ));
}

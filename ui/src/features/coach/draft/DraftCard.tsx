// What an answer understood as entries: one line each, with one button that logs them all.
import { Button, Loader, Text } from '@mantine/core';
import {
  IconBarbell,
  IconCheck,
  IconDroplet,
  IconMoonStars,
  IconPencil,
  IconRun,
  IconScale,
  IconToolsKitchen2,
  type Icon,
} from '@tabler/icons-react';
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
};

// Where the entries are shown, edited and deleted.
const screens = {
  nutrition: { kinds: ['food', 'water'], path: '/nutrition' },
  training: { kinds: ['exercise', 'workout'], path: '/workout-calendar' },
  sleep: { kinds: ['night'], path: '/wellness?tab=sleep' },
  body: { kinds: ['measurement'], path: '/nutrition?tab=body' },
} as const satisfies Record<string, { kinds: readonly DraftKind[]; path: string }>;

interface DraftCardProps {
  messageId: number;
  draft: ChatDraft;
  isLogged: boolean;
  isLatest: boolean;
  // The user's sentence.
  sentence: string;
  // The text of the answer.
  answer: string;
}

export function DraftCard({ messageId, draft, isLogged, isLatest, sentence, answer }: DraftCardProps) {
  const t = useT(draftMessages);
  const lang = useAnswerLang(answer);
  const { log, isPending, failure } = useDraft(messageId, draft, isLogged);
  const kept = useKeptFocus<HTMLDivElement>();
  const { entries, unclear } = draft;
  const refusalOf = (part: DraftPart) => {
    const error = failure.refusals.get(part);
    return error === undefined ? null : refusalMessage(error, t('failed'));
  };
  const general = failure.interruption ? serverMessage(failure.interruption, t('failed')) : refusalOf('workout');
  return (
    <FoldingCard
      title={isLogged ? <Done /> : t('title')}
      facts={isLatest ? undefined : t('entries', { count: entries.length })}
      isLatest={isLatest}
    >
      <ul className={classes.entries} aria-label={t('understood')}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} lang={lang} refusal={refusalOf(index)} />
        ))}
      </ul>
      {!isLogged &&
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
      <div className={classes.actions} {...kept}>
        {isLogged ? (
          <Logged entries={entries} />
        ) : (
          <>
            {/* Not disabled meanwhile: it would lose the focus. A second tap does nothing. */}
            <Button
              leftSection={isPending ? <Loader size={18} color="currentColor" /> : <IconCheck size={18} aria-hidden />}
              aria-busy={isPending}
              onClick={log}
            >
              {t('log')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconPencil size={18} aria-hidden />}
              disabled={isPending}
              onClick={() => prefill(sentence)}
            >
              {t('change')}
            </Button>
          </>
        )}
      </div>
    </FoldingCard>
  );
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

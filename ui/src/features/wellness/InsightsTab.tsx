// The Insights tab: generates insights on request. The user saves the ones to keep.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconBookmark, IconBulb, IconEyeOff, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo, sendPendingDeletion, useHiddenKeys } from '@/shared/ui/undo';
import {
  useDeleteInsight,
  useGenerateInsights,
  useHiddenInsights,
  useHideInsight,
  useSavedInsights,
  useSaveInsight,
  useShowHiddenInsights,
  useTemporaryInsights,
} from './api';
import classes from './InsightsTab.module.css';
import { insightMessages } from './today/journeyMessages';
import { insightRows, isTemporary, kindOf, languageOf, type InsightRow, type TemporaryInsight } from './logic';

interface InsightsTabProps {
  // Whether a period or a workout was logged; undefined while loading.
  hasData: boolean | undefined;
}

// Looks disabled, but keeps the focus.
const busy = (isPending: boolean) => (isPending ? { 'aria-disabled': true, 'data-disabled': true } : {});

const undoKey = (id: number) => `insight-${id}`;

export function InsightsTab({ hasData }: InsightsTabProps) {
  const t = useT(insightMessages);
  const words = useT(common);
  const { mutateAsync: generate, isPending } = useGenerateInsights();
  const { data: saved = [] } = useSavedInsights();

  const makeButton = useRef<HTMLButtonElement>(null);

  const generateInsights = async () => {
    if (isPending) return;
    try {
      const { kinds } = await generate();
      const fresh = kinds.filter((kind) => !saved.some((each) => kindOf(each) === kind));
      if (fresh.length > 0) toast({ title: t('generated'), description: t('created', { count: fresh.length }) });
      else if (kinds.length > 0) toast({ title: t('generated'), description: t('allSaved') });
      else toast({ title: t('nothing'), description: t('nothingHint') });
    } catch {
      toast({ title: words('error'), description: t('failed'), destructive: true });
    }
  };

  return (
    <Card padding="none" aria-labelledby="insights" data-insights>
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id="insights">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t(hasData === false ? 'needData' : 'hint')}
          </Text>
        </div>
        <Button
          leftSection={<IconSparkles size={18} aria-hidden />}
          ref={makeButton}
          disabled={!hasData}
          {...busy(isPending)}
          onClick={() => void generateInsights()}
        >
          {t(isPending ? 'generating' : 'generate')}
        </Button>
      </div>
      <Insights />
      <div className={classes.foot}>
        <Hidden onShown={() => makeButton.current?.focus({ preventScroll: true })} />
        <Text size="xs" c="dimmed">
          {t('notMedical')}
        </Text>
      </div>
    </Card>
  );
}

interface HiddenProps {
  // The button that was pressed has disappeared.
  onShown: () => void;
}

function Hidden({ onShown }: HiddenProps) {
  const t = useT(insightMessages);
  const words = useT(common);
  const { data: hidden = [] } = useHiddenInsights();
  const { mutateAsync: show, isPending } = useShowHiddenInsights();
  if (hidden.length === 0) return null;
  const showAgain = async () => {
    if (isPending) return;
    try {
      await show();
      onShown();
      toast({ title: t('shownAgain'), description: t('shownAgainHint') });
    } catch {
      toast({ title: words('error'), description: t('showFailed'), destructive: true });
    }
  };
  return (
    <div className={classes.hidden}>
      <Text size="sm">{t('hidden', { count: hidden.length })}</Text>
      <Button variant="subtle" className={classes.again} {...busy(isPending)} onClick={() => void showAgain()}>
        {t('showHidden')}
      </Button>
    </div>
  );
}

function Insights() {
  const t = useT(insightMessages);
  const hidden = useHiddenKeys();
  const { data: saved, error, refetch } = useSavedInsights();
  const temporary = useTemporaryInsights((state) => state.insights);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!saved) {
    return (
      <LoadingRegion>
        <Placeholder height={160} mx={20} my={12} />
      </LoadingRegion>
    );
  }
  const shown = insightRows(
    temporary,
    saved.filter(({ id }) => !hidden.has(undoKey(id))),
  );
  if (shown.length === 0) return <EmptyState icon={IconBulb} title={t('empty')} description={t('emptyHint')} />;
  return (
    <ul className={classes.list}>
      {shown.map(({ insight, newer }) => (
        <li key={insight.id} className={classes.insight} data-temporary={isTemporary(insight) || undefined}>
          <Insight insight={insight} newer={newer} />
        </li>
      ))}
    </ul>
  );
}

function Insight({ insight, newer }: InsightRow) {
  const t = useT(insightMessages);
  const words = useT(common);
  const format = useFormat();
  const { mutateAsync: save, isPending } = useSaveInsight();
  const { mutateAsync: hide } = useHideInsight();
  const send = useDeleteInsight();
  const { content } = insight;
  const showError = (description: string) => toast({ title: words('error'), description, destructive: true });

  const saveInsight = async (temporary: TemporaryInsight) => {
    if (isPending) return;
    try {
      // The server keeps one insight of each kind: a deletion that came later would delete the new one.
      await sendPendingDeletion();
      await save(temporary);
    } catch {
      showError(t('saveFailed'));
    }
  };
  const hideInsight = async (temporary: TemporaryInsight) => {
    try {
      await hide(temporary);
      toast({ title: t('removed'), description: t('hiddenForWeeks') });
    } catch {
      showError(t('hideFailed'));
    }
  };
  const remove = (id: number) =>
    deleteWithUndo({
      key: undoKey(id),
      message: t('removed'),
      send: (options) => send(id, options),
      onError: () => showError(t('removeFailed')),
    });

  return (
    <>
      <div className={classes.words}>
        <Text className={classes.content} lang={languageOf(insight)}>
          {content}
        </Text>
        {newer && (
          <Text size="sm" className={classes.content} lang={languageOf(newer)} mt={4}>
            {t('now', { text: newer.content })}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {isTemporary(insight)
            ? t('temporary')
            : t('saved', {
                day: formatDay(insight.localDate, format, { day: 'numeric', month: 'long', year: 'numeric' }),
              })}
        </Text>
      </div>
      <div className={classes.buttons}>
        {isTemporary(insight) && (
          <Button
            variant="light"
            leftSection={<IconBookmark size={18} aria-hidden />}
            aria-label={t('keepThis', { text: content })}
            {...busy(isPending)}
            onClick={() => void saveInsight(insight)}
          >
            {t('keep')}
          </Button>
        )}
        {newer && (
          <Button
            variant="light"
            aria-label={t('updateThis', { text: newer.content })}
            {...busy(isPending)}
            onClick={() => void saveInsight(newer)}
          >
            {t('update')}
          </Button>
        )}
        {isTemporary(insight) ? (
          <ActionIcon aria-label={t('hide', { text: content })} onClick={() => void hideInsight(insight)}>
            <IconEyeOff size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon aria-label={t('remove', { text: content })} onClick={() => remove(insight.id)}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </>
  );
}

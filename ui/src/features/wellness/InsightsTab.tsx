// The Insights tab: generates insights on request. The user saves the ones to keep.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconBookmark, IconBulb, IconEyeOff, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { deleteWithUndo, useHiddenKeys } from '@/shared/ui/undo';
import {
  dropTemporary,
  useDeleteInsight,
  useGenerateInsights,
  useSavedInsights,
  useSaveInsight,
  useTemporaryInsights,
} from './api';
import { hiddenInsights, hiddenKinds, hideKind, showAllKinds } from './hiddenInsights';
import classes from './InsightsTab.module.css';
import { insightMessages } from './today/journeyMessages';
import { isTemporary, languageOf, type ShownInsight, type TemporaryInsight } from './logic';

interface InsightsTabProps {
  // Whether a period or a workout was logged; undefined while loading.
  hasData: boolean | undefined;
}

const undoKey = (id: number) => `insight-${id}`;

export function InsightsTab({ hasData }: InsightsTabProps) {
  const t = useT(insightMessages);
  const words = useT(common);
  const { mutateAsync: generate, isPending } = useGenerateInsights();

  const generateInsights = async () => {
    try {
      const { insights } = await generate();
      if (insights.length > 0) toast({ title: t('generated'), description: t('created', { count: insights.length }) });
      else toast({ title: t('nothing'), description: t('nothingHint') });
    } catch {
      toast({ title: words('error'), description: t('failed'), destructive: true });
    }
  };

  return (
    <Card padding="none" aria-labelledby="insights">
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
          disabled={!hasData || isPending}
          onClick={() => void generateInsights()}
        >
          {t(isPending ? 'generating' : 'generate')}
        </Button>
      </div>
      <Insights />
      <div className={classes.foot}>
        <Hidden />
        <Text size="xs" c="dimmed">
          {t('notMedical')}
        </Text>
      </div>
    </Card>
  );
}

function Hidden() {
  const t = useT(insightMessages);
  const today = useToday();
  const count = hiddenKinds(hiddenInsights.use(), today).length;
  if (count === 0) return null;
  return (
    <div className={classes.hidden}>
      <Text size="sm">{t('hidden', { count })}</Text>
      <Button variant="subtle" size="compact-sm" onClick={showAllKinds}>
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
  const shown: ShownInsight[] = [...temporary, ...saved.filter(({ id }) => !hidden.has(undoKey(id)))];
  if (shown.length === 0) return <EmptyState icon={IconBulb} title={t('empty')} description={t('emptyHint')} />;
  return (
    <ul className={classes.list}>
      {shown.map((insight) => (
        <li key={insight.id} className={classes.insight} data-temporary={isTemporary(insight) || undefined}>
          <Insight insight={insight} />
        </li>
      ))}
    </ul>
  );
}

function Insight({ insight }: { insight: ShownInsight }) {
  const t = useT(insightMessages);
  const words = useT(common);
  const format = useFormat();
  const { mutateAsync: save, isPending } = useSaveInsight();
  const send = useDeleteInsight();
  const { content } = insight;
  const today = useToday();
  const showError = (description: string) => toast({ title: words('error'), description, destructive: true });

  const saveInsight = async (temporary: TemporaryInsight) => {
    try {
      await save(temporary);
    } catch {
      showError(t('saveFailed'));
    }
  };
  const remove = () => {
    if (isTemporary(insight)) {
      dropTemporary(insight.id);
      hideKind(insight.metadata.kind, today);
      toast({ title: t('removed'), description: t('hiddenForWeeks') });
      return;
    }
    deleteWithUndo({
      key: undoKey(insight.id),
      message: t('removed'),
      send: (options) => send(insight.id, options),
      onError: () => showError(t('removeFailed')),
    });
  };

  return (
    <>
      <div className={classes.words}>
        <Text className={classes.content} lang={languageOf(insight)}>
          {content}
        </Text>
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
            disabled={isPending}
            onClick={() => void saveInsight(insight)}
          >
            {t('keep')}
          </Button>
        )}
        <ActionIcon aria-label={t('remove', { text: content })} onClick={remove}>
          {isTemporary(insight) ? <IconEyeOff size={20} aria-hidden /> : <IconTrash size={20} aria-hidden />}
        </ActionIcon>
      </div>
    </>
  );
}

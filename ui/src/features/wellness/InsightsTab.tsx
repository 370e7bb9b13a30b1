// Insights: made at the press of a button, kept when the person wants it; it knows no rule that makes them.
import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { IconBookmark, IconBulb, IconSparkles, IconTrash } from '@tabler/icons-react';
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
import classes from './InsightsTab.module.css';
import { insightMessages } from './today/journeyMessages';
import { isTemporary, type ShownInsight, type TemporaryInsight } from './logic';

interface InsightsTabProps {
  // Whether a period or a workout was logged; undefined while that is asked.
  hasData: boolean | undefined;
}

const undoKey = (id: number) => `insight-${id}`;

export function InsightsTab({ hasData }: InsightsTabProps) {
  const t = useT(insightMessages);
  const words = useT(common);
  const { mutateAsync: generate, isPending } = useGenerateInsights();

  const make = async () => {
    try {
      const { insights } = await generate();
      toast({ title: t('generated'), description: t('created', { count: insights.length }) });
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
          onClick={() => void make()}
        >
          {t(isPending ? 'generating' : 'generate')}
        </Button>
      </div>
      <Insights />
      <Text size="xs" c="dimmed" className={classes.foot}>
        {t('notMedical')}
      </Text>
    </Card>
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
  const fail = (description: string) => toast({ title: words('error'), description, destructive: true });

  const keep = async (temporary: TemporaryInsight) => {
    try {
      await save(temporary);
    } catch {
      fail(t('saveFailed'));
    }
  };
  const remove = () => {
    if (isTemporary(insight)) {
      dropTemporary(insight.id);
      toast({ title: t('removed') });
      return;
    }
    deleteWithUndo({
      key: undoKey(insight.id),
      message: t('removed'),
      send: (options) => send(insight.id, options),
      onError: () => fail(t('removeFailed')),
    });
  };

  return (
    <>
      <div className={classes.words}>
        <Text className={classes.content} lang="en">
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
            onClick={() => void keep(insight)}
          >
            {t('keep')}
          </Button>
        )}
        <ActionIcon aria-label={t('remove', { text: content })} onClick={remove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
    </>
  );
}

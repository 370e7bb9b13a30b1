// The two cards that make a report: of the current month and of the one before.
import { Button, Text, Title } from '@mantine/core';
import { IconCalendarDown, IconCalendarStats } from '@tabler/icons-react';
import type { NutritionReport } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './GenerateCards.module.css';
import { dayMade, isSameMonth, monthName, previousMonth, type Month } from './logic';
import { reportMessages } from './messages';
import type { ReportMaker } from './useReportMaker';

interface GenerateCardsProps {
  present: Month;
  reports: readonly NutritionReport[];
  maker: ReportMaker;
}

export function GenerateCards({ present, reports, maker }: GenerateCardsProps) {
  const t = useT(reportMessages);
  const format = useFormat();
  const cards = [
    { word: 'current', hint: 'currentHint', month: present, Picture: IconCalendarStats },
    { word: 'previous', hint: 'previousHint', month: previousMonth(present), Picture: IconCalendarDown },
  ] as const;
  return (
    <section aria-label={t('generate')} className={classes.cards}>
      {cards.map(({ word, hint, month, Picture }) => {
        const made = reports.find((report) => isSameMonth(report, month));
        const pending = maker.pending !== null && isSameMonth(maker.pending, month);
        return (
          <Card key={word} className={classes.card}>
            <span className={classes.picture} aria-hidden>
              <Picture size={24} stroke={1.7} />
            </span>
            <div className={classes.words}>
              <Title order={2} size="h3">
                {monthName(month, format)}
              </Title>
              <Text size="sm" c="dimmed">
                {made ? t('madeHint', { day: dayMade(made, format) }) : t(hint)}
              </Text>
            </div>
            <Button
              variant={word === 'current' ? 'filled' : 'default'}
              disabled={maker.pending !== null}
              onClick={() => maker.make(month)}
              className={classes.button}
            >
              {t(pending ? 'generating' : word)}
            </Button>
          </Card>
        );
      })}
    </section>
  );
}

// The two cards that generate a report for the current and the previous month.
import { Button, Text, Title } from '@mantine/core';
import { IconCalendarDown, IconCalendarStats } from '@tabler/icons-react';
import type { NutritionReport } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import classes from './GenerateCards.module.css';
import { generatedDay, isSameMonth, monthName, previousMonth, type Month } from './logic';
import { reportMessages } from './messages';
import type { ReportGenerator } from './useReportGenerator';

interface GenerateCardsProps {
  present: Month;
  reports: readonly NutritionReport[];
  generator: ReportGenerator;
}

export function GenerateCards({ present, reports, generator }: GenerateCardsProps) {
  const t = useT(reportMessages);
  const format = useFormat();
  const cards = [
    { word: 'current', hint: 'currentHint', month: present, Icon: IconCalendarStats },
    { word: 'previous', hint: 'previousHint', month: previousMonth(present), Icon: IconCalendarDown },
  ] as const;
  return (
    <section aria-label={t('generate')} className={classes.cards}>
      {cards.map(({ word, hint, month, Icon }) => {
        const existing = reports.find((report) => isSameMonth(report, month));
        const pending = generator.pending !== null && isSameMonth(generator.pending, month);
        return (
          <Card key={word} className={classes.card}>
            <span className={classes.icon} aria-hidden>
              <Icon size={24} stroke={1.7} />
            </span>
            <div>
              <Title order={2} size="h3">
                {monthName(month, format)}
              </Title>
              <Text size="sm" c="dimmed">
                {existing ? t('existingHint', { day: generatedDay(existing, format) }) : t(hint)}
              </Text>
            </div>
            <Button
              variant={word === 'current' ? 'filled' : 'default'}
              disabled={generator.pending !== null}
              onClick={() => generator.generate(month)}
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

// One plan template: level, weekdays and duration, with buttons for its preview and for creating the plan.
import { Button, Text, Title } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { PlanTemplate } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { levelLabels } from '@/shared/i18n/labels';
import { Card } from '@/shared/ui/Card';
import { minutesRange } from './logic';
import { templateMessages } from './messages';
import classes from './TemplateCard.module.css';
import { useSwapText } from './useSwapText';
import { WeekStrip } from './WeekStrip';

interface TemplateCardProps {
  template: PlanTemplate;
  pending: boolean;
  disabled: boolean;
  onSee: () => void;
  onUse: () => void;
}

export function TemplateCard({ template, pending, disabled, onSee, onUse }: TemplateCardProps) {
  const t = useT(templateMessages);
  const levels = useT(levelLabels);
  const { summary } = useSwapText();
  const { fitnessLevel } = useUser();
  const own = fitnessLevel === template.level;
  const { from, to } = minutesRange(template);
  return (
    <Card className={classes.card} padding="lg" data-own={own || undefined}>
      <div className={classes.level}>
        {levels(template.level)}
        {own && <span className={classes.own}>{t('yourLevel')}</span>}
      </div>
      <Title order={2}>{template.name}</Title>
      <Text size="sm" c="dimmed" className="fit-numbers">
        {t('days', { count: template.workouts.length })} · {t(from === to ? 'minutesSame' : 'minutes', { from, to })}
      </Text>
      <WeekStrip days={template.workouts.map(({ dayOfWeek }) => dayOfWeek)} />
      <Text size="sm" className={classes.text}>
        {template.description}
      </Text>
      {template.swaps.length > 0 && (
        <p className={classes.swaps}>
          <IconShieldCheck size={18} aria-hidden />
          <span>{summary(template)}</span>
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onSee} aria-label={t('seeOf', { name: template.name })}>
          {t('see')}
        </Button>
        <Button
          variant={own ? 'filled' : 'light'}
          disabled={disabled}
          onClick={onUse}
          aria-label={pending ? t('creating') : t('useOf', { name: template.name })}
        >
          {pending ? t('creating') : t('use')}
        </Button>
      </div>
    </Card>
  );
}

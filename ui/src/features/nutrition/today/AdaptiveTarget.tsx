// What the user really uses, learned from the food log and the weight. Offers a target that fits it better, and never
// changes one by itself.
import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { refusalMessage } from '@/shared/api/fieldMessages';
import type { AdaptiveTarget as Learned } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { noteText } from '@/shared/i18n/serverTexts';
import { shownBody, withUnit } from '@/shared/lib/bodyValues';
import { LOW_CALORIE_LIMIT } from '@/shared/lib/calories';
import { isMinor } from '@/shared/lib/minors';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { toast } from '@/shared/ui/toast';
import { targetMessages } from '@/shared/nutrition/targetMessages';
import classes from './AdaptiveTarget.module.css';
import { useAdaptiveTarget, useSaveTargets } from './todayApi';
import { useEnergy } from '@/shared/hooks/useEnergy';

// As in the server, in kcal.
const LARGEST_WEEKLY_STEP = 100;
const confidences = { low: 'confidenceLow', medium: 'confidenceMedium', high: 'confidenceHigh' } as const;

// `onTarget` puts the target into the form, in kcal.
export function AdaptiveTarget({ onTarget }: { onTarget: (calories: number) => void }) {
  const t = useT(targetMessages);
  const { data, error } = useAdaptiveTarget();
  const { age } = useUser();
  // Minors are not asked to weigh themselves and to log all their food.
  if (data?.expenditure === null && isMinor(age)) return null;
  return (
    <section aria-labelledby="adaptive-target" className={classes.section}>
      <Title order={3} size="h4" id="adaptive-target">
        {t('adaptiveTitle')}
      </Title>
      {error && <Text size="sm">{t('adaptiveFailed')}</Text>}
      {!data && !error && (
        <LoadingRegion>
          <Placeholder height={44} />
        </LoadingRegion>
      )}
      {data && <Facts learned={data} />}
      {data?.reason && <Text size="sm">{noteText(data.reason)}</Text>}
      {data?.suggested != null && (
        <Offer suggested={data.suggested} isNeeded={data.reason !== null} onTarget={onTarget} />
      )}
    </section>
  );
}

function Facts({ learned }: { learned: Learned }) {
  const t = useT(targetMessages);
  const { energy, unit } = useEnergy();
  const change = useWeeklyChange();
  const { expenditure, confidence, intake, loggedDays: days, weighings, weeklyChange, suggested, reason } = learned;
  if (expenditure === null) return null;
  const sentences = [
    intake !== null && t('adaptiveIntake', { amount: energy(intake), unit }),
    weeklyChange !== null && change(weeklyChange),
    suggested === null && reason === null && t('adaptiveFits'),
  ].filter((each) => typeof each === 'string');
  return (
    <div>
      <Text fw={600} className="fit-numbers">
        {t('adaptiveUses', { amount: energy(expenditure), unit })}
        {confidence && ` · ${t(confidences[confidence])}`}
      </Text>
      <Text size="sm">{sentences.join(' ')}</Text>
      <Text size="sm" c="dimmed">
        {t('adaptiveFrom', { days, weighings })}
      </Text>
    </div>
  );
}

// Describes a change in lb a week.
function useWeeklyChange(): (change: number) => string | null {
  const t = useT(targetMessages);
  const format = useFormat();
  const { weightUnit = 'lb', age } = useUser();
  return (change) => {
    const size = shownBody(Math.abs(change), weightUnit);
    if (size === 0) return t('adaptiveSteady');
    const shown = { change: withUnit(size, weightUnit, format) };
    if (change > 0) return t('adaptiveGains', shown);
    return isMinor(age) ? null : t('adaptiveLoses', shown);
  };
}

interface OfferProps {
  suggested: number;
  // For people who must not lose weight: all that they use, at once.
  isNeeded: boolean;
  onTarget: (calories: number) => void;
}

function Offer({ suggested, isNeeded, onTarget }: OfferProps) {
  const t = useT(targetMessages);
  const words = useT(common);
  const { energy, unit } = useEnergy();
  const { dailyCalories } = useUser();
  const { mutateAsync: save, isPending } = useSaveTargets();
  const amount = energy(suggested);
  const accept = async () => {
    // The form asks before it saves a target this low.
    if (suggested < LOW_CALORIE_LIMIT) return onTarget(suggested);
    try {
      await save({ dailyCalories: suggested });
      onTarget(suggested);
      toast({ title: t('adaptiveMoved', { amount, unit }) });
    } catch (error) {
      toast({ title: words('error'), description: refusalMessage(error, t('failed')), destructive: true });
    }
  };
  return (
    <div className={classes.offer}>
      <Text size="sm">
        {isNeeded
          ? t('adaptiveNeed', { target: energy(dailyCalories), amount, unit })
          : t(suggested > dailyCalories ? 'adaptiveMore' : 'adaptiveLess', {
              target: energy(dailyCalories),
              step: energy(LARGEST_WEEKLY_STEP),
              unit,
            })}
      </Text>
      <Button
        variant="light"
        leftSection={<IconArrowRight size={18} aria-hidden />}
        disabled={isPending}
        onClick={() => void accept()}
      >
        {t('adaptiveMove', { amount, unit })}
      </Button>
    </div>
  );
}

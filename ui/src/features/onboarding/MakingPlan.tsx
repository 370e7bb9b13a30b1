// The progress screen while the first plan is created.
import { Loader, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '@/shared/i18n/locale';
import classes from './MakingPlan.module.css';
import { onboardingMessages } from './messages';

export function MakingPlan({ made }: { made: boolean }) {
  const t = useT(onboardingMessages);
  return (
    <div className={classes.making} data-made={made || undefined}>
      <span className={classes.picture} aria-hidden>
        {made ? <IconCheck size={40} stroke={2.4} /> : <Loader size={40} />}
      </span>
      <Text role="status" fw={600}>
        {t(made ? 'made' : 'making')}
      </Text>
      <ul className={classes.facts}>
        {(['factDays', 'factMinutes', 'factBody'] as const).map((fact) => (
          <li key={fact} className={classes.fact}>
            {t(fact)}
          </li>
        ))}
      </ul>
    </div>
  );
}

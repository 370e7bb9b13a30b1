// What part of the energy protein, carbs and fat gave, as one bar with its words below; nothing without any.
import { Title } from '@mantine/core';
import type { NutritionReport } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { ShareChart } from '@/shared/ui/chart/ShareChart';
import classes from './EnergyShares.module.css';
import { energyShares, percentText } from './logic';
import { reportMessages } from './messages';

const words = { protein: 'proteinWord', carbs: 'carbs', fat: 'fat' } as const;
const macroColors = {
  protein: 'var(--fit-brand)',
  carbs: 'var(--fit-warm)',
  fat: 'var(--fit-type-strength-solid)',
} as const;

export function EnergyShares({ report }: { report: NutritionReport }) {
  const t = useT(reportMessages);
  const format = useFormat();
  const shares = energyShares(report);
  if (shares.length === 0) return null;
  return (
    <section>
      <Title order={3}>{t('sources')}</Title>
      <div className={classes.bar}>
        <ShareChart shares={shares.map(({ macro, share }) => ({ name: macro, share, color: macroColors[macro] }))} />
      </div>
      <ul className={classes.shares}>
        {shares.map(({ macro, share }) => (
          <li key={macro}>
            <span className={classes.dot} style={{ background: macroColors[macro] }} aria-hidden />
            {t('share', { name: t(words[macro]), percent: percentText(share, format) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

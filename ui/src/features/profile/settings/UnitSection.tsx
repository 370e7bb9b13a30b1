// The units for display and input. Stored values never change with them.
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import type { Unit } from '@/shared/lib/units';
import { unitSystemOf, unitSystems, type UnitSystem } from '@/shared/lib/unitSystems';
import { useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import { PickRow } from './PickRow';
import { SettingGroup } from './SettingGroup';

export function UnitSection() {
  const t = useT(choiceMessages);
  const user = useUser();
  const change = useSetting();
  const { weightUnit = 'lb', lengthUnit = 'in', distanceUnit = 'mi', energyUnit = 'kcal' } = user;
  const system = unitSystemOf(user) ?? 'mixed';
  const labelOf = (unit: Unit) => t(unit);
  const choices = <V extends Unit>(...values: readonly V[]) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return (
    <>
      <SettingGroup>
        <PickRow<UnitSystem | 'mixed'>
          label={t('system_of_units')}
          choices={[
            { value: 'metric', label: t('metric') },
            { value: 'imperial', label: t('imperial') },
            ...(system === 'mixed' ? [{ value: 'mixed' as const, label: t('mixed') }] : []),
          ]}
          value={system}
          onChange={(chosen) => chosen !== 'mixed' && change(unitSystems[chosen])}
        />
      </SettingGroup>
      <SettingGroup>
        <PickRow
          label={t('weight')}
          choices={choices('lb', 'kg')}
          value={weightUnit}
          onChange={(chosen) => change({ weightUnit: chosen })}
        />
        <PickRow
          label={t('length')}
          choices={choices('in', 'cm')}
          value={lengthUnit}
          onChange={(chosen) => change({ lengthUnit: chosen })}
        />
        <PickRow
          label={t('distance')}
          choices={choices('mi', 'km')}
          value={distanceUnit}
          onChange={(chosen) => change({ distanceUnit: chosen })}
        />
        <PickRow
          label={t('energy')}
          choices={choices('kcal', 'kJ')}
          value={energyUnit}
          onChange={(chosen) => change({ energyUnit: chosen })}
        />
      </SettingGroup>
    </>
  );
}

// Equipment and injuries, which every new plan respects.
import type { ReactNode } from 'react';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { bodyAreaLabels } from '@/shared/i18n/labels';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import { SettingGroup } from './SettingGroup';
import classes from './TrainingSection.module.css';

const equipments = ['bodyweight', 'dumbbells', 'resistance_bands', 'home_gym', 'full_gym'] as const;
const areas = ['lower_back', 'knee', 'shoulder', 'wrist', 'ankle', 'neck', 'hip'] as const;

// `timers`: timer settings, which belong to another feature.
export function TrainingSection({ timers }: { timers: ReactNode }) {
  const t = useT(choiceMessages);
  const areaNames = useT(bodyAreaLabels);
  const { equipment, injuries = [] } = useUser();
  const change = useSetting();
  return (
    <>
      <SettingGroup kind="form">
        <div className={classes.questions}>
          <ChoiceChips
            label={t('equipment')}
            choices={equipments.map((value) => ({ value, label: t(value) }))}
            chosen={equipment ? [equipment] : []}
            onChange={([chosen]) => chosen && change({ equipment: chosen })}
          />
          <ChoiceChips
            multiple
            label={t('injuries')}
            hint={t('injuriesHint')}
            choices={areas.map((value) => ({ value, label: areaNames(value) }))}
            chosen={injuries}
            onChange={(chosen) => change({ injuries: chosen })}
          />
        </div>
      </SettingGroup>
      <SettingGroup title={t('timers')} kind="form">
        <div className={classes.timers}>{timers}</div>
      </SettingGroup>
    </>
  );
}

// The macro targets of the dialog. A macro is fixed, or it follows: it shows its share of the remaining calories.
import { UnstyledButton } from '@mantine/core';
import { IconLock, IconX } from '@tabler/icons-react';
import { limits } from '@/shared/api/limits.gen';
import type { MacroPlan } from '@/shared/api/types';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { NumberField } from '@/shared/ui/NumberField';
import { fieldOf, macros, type MacroField } from '@/shared/nutrition/macros';
import { targetMessages } from '@/shared/nutrition/targetMessages';
import classes from './MacroFields.module.css';
import type { Targets } from './todayApi';

interface MacroFieldsProps {
  values: Targets;
  errors: Partial<Record<string, unknown>>;
  // Undefined until it is loaded.
  plan: MacroPlan | undefined;
  onChange: (field: MacroField, value: number | null) => void;
}

export function MacroFields({ values, errors, plan, onChange }: MacroFieldsProps) {
  const t = useT(targetMessages);
  const format = useFormat();
  return (
    <div className={classes.macros}>
      {macros.map((macro) => {
        const field = fieldOf(macro);
        const name = t(macro);
        const error = errors[field];
        const isFixed = values[field] !== null;
        return (
          <div key={macro}>
            <NumberField
              label={name}
              unit="g"
              digits={1}
              max={limits.UserUpdate[field].max}
              placeholder={plan ? formatNumber(plan[macro], format) : ''}
              description={isFixed ? undefined : t('follows')}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              value={values[field]}
              error={typeof error === 'string' ? error : undefined}
              onChange={(value) => onChange(field, value)}
            />
            {isFixed && (
              <UnstyledButton
                className={classes.fixed}
                aria-label={t('release', { macro: name })}
                onClick={() => onChange(field, null)}
              >
                <IconLock size={14} aria-hidden />
                {t('fixed')}
                <IconX size={14} aria-hidden />
              </UnstyledButton>
            )}
          </div>
        );
      })}
    </div>
  );
}

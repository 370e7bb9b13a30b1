// Says why fixed macros do harm. Saving them is allowed.
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { MacroPlan } from '@/shared/api/types';
import { noteText } from '@/shared/i18n/serverTexts';

export function MacroCautions({ plan }: { plan: MacroPlan | undefined }) {
  if (!plan || plan.cautions.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} role="status">
      {plan.cautions.map((caution) => (
        <div key={caution.code}>{noteText(caution)}</div>
      ))}
    </Alert>
  );
}

// State of the profile form: edits over the stored values, validation and saving.
import { useState } from 'react';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { fieldReasonOf } from '@/shared/api/errors';
import type { UserUpdate } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire, unitLabel, type Unit } from '@/shared/lib/units';
import { toast } from '@/shared/ui/toast';
import { useSaveProfile } from '@/features/profile/api';
import { profileEdits } from './edits';
import {
  needsCaution,
  bodyOf,
  changesEmail,
  problemsOf,
  effectiveEdits,
  valuesOf,
  withEdit,
  withoutSent,
  type Field,
  type Problem,
  type ProfileValues,
} from '@/features/profile/logic';
import { profileMessages } from '@/features/profile/messages';

type Errors = Partial<Record<string, string>>;

export interface ProfileForm {
  values: ProfileValues;
  errors: Errors;
  // How many fields differ from the stored values.
  changes: number;
  set: <F extends Field>(field: F, value: ProfileValues[F]) => void;
  needsPassword: boolean;
  currentPassword: string;
  setCurrentPassword: (password: string) => void;
  needsCaution: boolean;
  isSaving: boolean;
  // Why the server wants the target weight confirmed. Null unless it asks.
  targetQuestion: string | null;
  // Resolves to the fields that prevent saving; empty on success.
  save: () => Promise<string[]>;
  // Saves in spite of the question.
  confirmTarget: () => Promise<string[]>;
  // Takes the question back, with the target weight as it is.
  keepTarget: () => void;
  discard: () => void;
}

export function useProfileForm(): ProfileForm {
  const t = useT(profileMessages);
  const words = useT(common);
  const format = useFormat();
  const user = useUser();
  const stored = valuesOf(user);
  const edits = effectiveEdits(profileEdits.use(), stored);
  const [errors, setErrors] = useState<Errors>({});
  // Never stored on the device.
  const [currentPassword, setCurrentPassword] = useState('');
  const [targetQuestion, setTargetQuestion] = useState<string | null>(null);
  const { mutateAsync: send, isPending } = useSaveProfile();

  const units: Partial<Record<string, Unit>> = {
    weight: user.weightUnit ?? 'lb',
    targetWeight: user.weightUnit ?? 'lb',
    dailyCalories: user.energyUnit ?? 'kcal',
  };
  const messageOf = (field: string, problem: Problem) => {
    if (problem.kind !== 'low' && problem.kind !== 'high') return t(problem.kind);
    const unit = units[field];
    const bound = formatNumber(unit ? fromWire(problem.bound, unit) : problem.bound, format, 2);
    return t(problem.kind, { bound: unit ? `${bound} ${unitLabel(unit)}` : bound });
  };
  const clearError = (field: string) => setErrors((old) => ({ ...old, [field]: undefined }));

  const save = async (confirmed: Pick<UserUpdate, 'confirmTargetWeight'> = {}): Promise<string[]> => {
    setTargetQuestion(null);
    const problems = Object.entries(problemsOf(edits, stored, currentPassword));
    if (problems.length > 0) {
      setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, messageOf(field, problem)])));
      toast({ title: t('invalidTitle'), description: t('invalid'), destructive: true });
      return problems.map(([field]) => field);
    }
    try {
      await send({ ...bodyOf(edits, stored, currentPassword), ...confirmed });
      profileEdits.change((old) => withoutSent(old, edits));
      setErrors({});
      setCurrentPassword('');
      toast({ title: t('saved'), description: t('savedText') });
      return [];
    } catch (error) {
      const serverErrors = fieldMessages(error);
      if (fieldReasonOf(error, 'targetWeight')?.code === 'TARGET_TOO_LOW') {
        const { targetWeight: question = '', ...others } = serverErrors;
        setErrors(others);
        setTargetQuestion(question);
        return ['targetWeight', ...Object.keys(others)];
      }
      setErrors(serverErrors);
      toast({ title: words('error'), description: t('saveFailed'), destructive: true });
      return [...Object.keys(serverErrors), ''];
    }
  };

  return {
    values: { ...stored, ...edits },
    errors,
    changes: Object.keys(edits).length,
    set: (field, value) => {
      clearError(field);
      profileEdits.change((old) => withEdit(effectiveEdits(old, stored), stored, field, value));
    },
    needsPassword: changesEmail(edits, stored),
    currentPassword,
    setCurrentPassword: (password) => {
      clearError('currentPassword');
      setCurrentPassword(password);
    },
    needsCaution: needsCaution(edits),
    isSaving: isPending,
    targetQuestion,
    save: () => save(),
    confirmTarget: () => save({ confirmTargetWeight: true }),
    keepTarget: () => setTargetQuestion(null),
    discard: () => {
      profileEdits.change(() => ({}));
      setErrors({});
      setCurrentPassword('');
    },
  };
}

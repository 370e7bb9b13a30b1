// The profile's form: what was typed over what is stored, what is wrong with it, and saving it; it draws nothing.
import { useState } from 'react';
import { fieldMessages } from '@/shared/api/fieldMessages';
import { useUser } from '@/shared/api/user';
import { common } from '@/shared/i18n/common';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatNumber } from '@/shared/lib/numbers';
import { fromWire, unitWord, type Unit } from '@/shared/lib/units';
import { toast } from '@/shared/ui/toast';
import { useSaveProfile } from '@/features/profile/api';
import { profileEdits } from './edits';
import {
  asksCaution,
  bodyOf,
  changesEmail,
  problemsOf,
  realEdits,
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
  // How many fields differ from what is stored.
  changes: number;
  set: <F extends Field>(field: F, value: ProfileValues[F]) => void;
  asksPassword: boolean;
  currentPassword: string;
  setCurrentPassword: (password: string) => void;
  asksCaution: boolean;
  isSaving: boolean;
  // The fields that keep it from being saved; empty when it was saved.
  save: () => Promise<string[]>;
  discard: () => void;
}

export function useProfileForm(): ProfileForm {
  const t = useT(profileMessages);
  const words = useT(common);
  const format = useFormat();
  const user = useUser();
  const stored = valuesOf(user);
  const edits = realEdits(profileEdits.use(), stored);
  const [errors, setErrors] = useState<Errors>({});
  // Never kept on the device.
  const [currentPassword, setCurrentPassword] = useState('');
  const { mutateAsync: send, isPending } = useSaveProfile();

  const units: Partial<Record<string, Unit>> = {
    weight: user.weightUnit ?? 'lb',
    targetWeight: user.weightUnit ?? 'lb',
    dailyCalories: user.energyUnit ?? 'kcal',
  };
  const sentenceOf = (field: string, problem: Problem) => {
    if (problem.kind !== 'low' && problem.kind !== 'high') return t(problem.kind);
    const unit = units[field];
    const bound = formatNumber(unit ? fromWire(problem.bound, unit) : problem.bound, format, 2);
    return t(problem.kind, { bound: unit ? `${bound} ${unitWord(unit)}` : bound });
  };
  const forget = (field: string) => setErrors((old) => ({ ...old, [field]: undefined }));

  const save = async (): Promise<string[]> => {
    const problems = Object.entries(problemsOf(edits, stored, currentPassword));
    if (problems.length > 0) {
      setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, sentenceOf(field, problem)])));
      toast({ title: t('invalidTitle'), description: t('invalid'), destructive: true });
      return problems.map(([field]) => field);
    }
    try {
      await send(bodyOf(edits, stored, currentPassword));
      profileEdits.change((old) => withoutSent(old, edits));
      setErrors({});
      setCurrentPassword('');
      toast({ title: t('saved'), description: t('savedText') });
      return [];
    } catch (error) {
      const refused = fieldMessages(error);
      setErrors(refused);
      toast({ title: words('error'), description: t('saveFailed'), destructive: true });
      return [...Object.keys(refused), ''];
    }
  };

  return {
    values: { ...stored, ...edits },
    errors,
    changes: Object.keys(edits).length,
    set: (field, value) => {
      forget(field);
      profileEdits.change((old) => withEdit(realEdits(old, stored), stored, field, value));
    },
    asksPassword: changesEmail(edits, stored),
    currentPassword,
    setCurrentPassword: (password) => {
      forget('currentPassword');
      setCurrentPassword(password);
    },
    asksCaution: asksCaution(edits),
    isSaving: isPending,
    save,
    discard: () => {
      profileEdits.change(() => ({}));
      setErrors({});
      setCurrentPassword('');
    },
  };
}

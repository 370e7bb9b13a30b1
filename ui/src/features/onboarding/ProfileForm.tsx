// The profile questions: name, fitness level and equipment. Answers are stored as a draft. Not an
// entry form: it is unmounted while its answers are sent.
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  IconAlertCircle,
  IconBarbell,
  IconBuildingSkyscraper,
  IconHome,
  IconRipple,
  IconSeedling,
  IconStretching,
  IconTree,
  IconPlant2,
} from '@tabler/icons-react';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useEntryDraft } from '@/shared/hooks/useEntryDraft';
import { useT } from '@/shared/i18n/locale';
import { ChoiceCards } from './ChoiceCards';
import { equipments, levels, type Profile } from './logic';
import { onboardingMessages } from './messages';
import { DRAFT, type Failure } from './useOnboarding';

const levelIcons = { beginner: IconSeedling, intermediate: IconPlant2, advanced: IconTree };
const equipmentIcons = {
  bodyweight: IconStretching,
  dumbbells: IconBarbell,
  resistance_bands: IconRipple,
  home_gym: IconHome,
  full_gym: IconBuildingSkyscraper,
};

interface ProfileFormProps {
  failure: Failure | null;
  onSubmit: (profile: Profile) => void;
}

export function ProfileForm({ failure, onSubmit }: ProfileFormProps) {
  const t = useT(onboardingMessages);
  const { name, fitnessLevel, equipment } = useUser();
  const draft = useEntryDraft<Profile>({ name: DRAFT, initial: { name, fitnessLevel, equipment } });
  const form = useForm<Profile>({
    initialValues: draft.initialValues,
    initialErrors: failure?.fields ?? {},
    onValuesChange: draft.keep,
    validate: {
      name: (name) => (name.trim() ? null : t('nameRequired')),
      fitnessLevel: (level) => (level ? null : t('levelRequired')),
      equipment: (equipment) => (equipment ? null : t('equipmentRequired')),
    },
  });
  const errorOf = (field: keyof Profile) => {
    const error = form.errors[field];
    return typeof error === 'string' ? error : undefined;
  };

  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack gap="lg">
        {failure && (
          <Alert color="red" icon={<IconAlertCircle aria-hidden />}>
            {t('planFailed')}
            {failure.unreachable && (
              <Text size="sm" mt={4}>
                {t('offline')}
              </Text>
            )}
          </Alert>
        )}
        <TextInput
          label={t('name')}
          autoComplete="name"
          maxLength={limits.UserUpdate.name.maxLength}
          {...form.getInputProps('name')}
        />
        <ChoiceCards
          label={t('fitnessLevel')}
          choices={levels.map((value) => ({
            value,
            label: t(value),
            text: t(`${value}Text`),
            icon: levelIcons[value],
          }))}
          value={form.values.fitnessLevel}
          onChange={(level) => form.setFieldValue('fitnessLevel', level)}
          error={errorOf('fitnessLevel')}
        />
        <ChoiceCards
          label={t('equipment')}
          choices={equipments.map((value) => ({ value, label: t(value), icon: equipmentIcons[value] }))}
          value={form.values.equipment}
          onChange={(equipment) => form.setFieldValue('equipment', equipment)}
          error={errorOf('equipment')}
        />
        <Button type="submit" size="lg" fullWidth>
          {t('create')}
        </Button>
      </Stack>
    </form>
  );
}

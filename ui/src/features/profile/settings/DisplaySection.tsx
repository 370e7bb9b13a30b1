// Theme, language, first day of the week and time zone. Changes are saved immediately.
import { Button } from '@mantine/core';
import { useUser } from '@/shared/api/user';
import { languageOf } from '@/shared/i18n/chooseLocale';
import { useT } from '@/shared/i18n/locale';
import { languages, type Locale } from '@/shared/i18n/messages.gen';
import { useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import { PickRow } from './PickRow';
import { SettingGroup } from './SettingGroup';
import { SettingRow } from './SettingRow';

// The name of a language in that language: 'Deutsch'.
function ownName(language: Locale): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

export function DisplaySection() {
  const t = useT(choiceMessages);
  const { theme = 'system', locale = null, weekStart = 'sunday', timezone = 'UTC' } = useUser();
  const change = useSetting();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingGroup>
      <PickRow
        label={t('theme')}
        choices={[
          { value: 'system', label: t('system') },
          { value: 'light', label: t('lightTheme') },
          { value: 'dark', label: t('darkTheme') },
        ]}
        value={theme}
        onChange={(chosen) => change({ theme: chosen })}
      />
      <PickRow
        label={t('language')}
        choices={[
          { value: 'browser', label: t('languageSystem') },
          ...languages.map((language) => ({ value: language, label: ownName(language) })),
        ]}
        value={languageOf(locale ?? '') ?? 'browser'}
        onChange={(chosen) => change({ locale: chosen === 'browser' ? null : chosen })}
      />
      <PickRow
        label={t('weekStart')}
        hint={t('weekStartHint')}
        choices={[
          { value: 'sunday', label: t('sunday') },
          { value: 'monday', label: t('monday') },
        ]}
        value={weekStart}
        onChange={(chosen) => change({ weekStart: chosen })}
      />
      <SettingRow label={`${t('zone')}: ${timezone}`} hint={t('zoneHint')}>
        {timezone !== here && (
          <Button variant="default" onClick={() => change({ timezone: here })}>
            {t('useZone', { zone: here })}
          </Button>
        )}
      </SettingRow>
    </SettingGroup>
  );
}

// /profile: all settings, one section at a time.
import { Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ChangePassword } from '@/features/auth/ChangePassword';
import { EndAllSessions } from '@/features/auth/EndAllSessions';
import { SecurityEvents } from '@/features/auth/SecurityEvents';
import { SessionList } from '@/features/auth/SessionList';
import { securityMessages } from '@/features/auth/securityMessages';
import { AccountFields } from '@/features/profile/account/AccountFields';
import { DataSection } from '@/features/profile/account/DataSection';
import { DeviceSection } from '@/features/profile/settings/DeviceSection';
import { DisplaySection } from '@/features/profile/settings/DisplaySection';
import { GoalsCard } from '@/features/profile/settings/GoalsCard';
import { LeaveGuard } from '@/features/profile/form/LeaveGuard';
import { sectionOf, sectionOfField, type Section } from '@/features/profile/logic';
import { profileMessages } from '@/features/profile/messages';
import { NotificationSection } from '@/features/profile/settings/NotificationSection';
import { NutritionSection } from '@/features/profile/settings/NutritionSection';
import { PictureGroup } from '@/features/profile/account/PictureGroup';
import { SaveBar } from '@/features/profile/form/SaveBar';
import { SectionList } from '@/features/profile/form/SectionList';
import { SettingGroup } from '@/features/profile/settings/SettingGroup';
import { SummaryCard } from '@/features/profile/account/SummaryCard';
import { TrainingSection } from '@/features/profile/settings/TrainingSection';
import { UnitSection } from '@/features/profile/settings/UnitSection';
import { useProfileForm, type ProfileForm } from '@/features/profile/form/useProfileForm';
import { LevelHistory } from '@/features/progression/LevelHistory';
import { progressionMessages } from '@/features/progression/messages';
import { TimerChoices } from '@/features/workouts/timers/TimerChoices';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import classes from './Profile.module.css';

export function Profile() {
  const t = useT(profileMessages);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const form = useProfileForm();
  // A phone shows the list of sections first; a wide screen opens one beside it.
  const requested = sectionOf(parameters.get('section'));
  const section = requested ?? 'account';
  const page = useRef<HTMLDivElement>(null);
  const heading = useHeadingFocus(requested);

  // Navigates to the first invalid field, in whichever section it is.
  const showInvalid = (fields: readonly string[]) => {
    const field = fields.find(Boolean);
    if (!field) return;
    const target = field === 'currentPassword' ? 'account' : sectionOfField(field);
    if (target !== section) void navigate(`?section=${target}`);
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <div ref={page} className={classes.page} data-section={requested ?? undefined}>
      <div className={classes.head}>
        <PageHeader title={t('title')} documentTitle={t(requested ?? 'title')} />
      </div>
      <div className={classes.layout}>
        <aside className={classes.aside}>
          <SummaryCard />
          <GoalsCard editTo="?section=account" />
          <SectionList current={section} />
        </aside>
        <div className={classes.content}>
          <div className={classes.sectionHead}>
            <Link to="/profile" className={classes.back}>
              <IconChevronLeft size={20} aria-hidden />
              {t('allSettings')}
            </Link>
            <Title order={2} tabIndex={-1} ref={heading} className={classes.title}>
              {t(section)}
            </Title>
            <p className={classes.hint}>{t(`${section}Hint`)}</p>
          </div>
          <div className={classes.groups}>{contentOf(section, form)}</div>
        </div>
      </div>
      <SaveBar form={form} onInvalid={showInvalid} />
      <LeaveGuard form={form} onInvalid={showInvalid} />
    </div>
  );
}

function contentOf(section: Section, form: ProfileForm): ReactNode {
  switch (section) {
    case 'account':
      return (
        <>
          <PictureGroup />
          <AccountFields form={form} />
        </>
      );
    case 'training':
      return <Training />;
    case 'nutrition':
      return <NutritionSection form={form} />;
    case 'notifications':
      return <NotificationSection />;
    case 'display':
      return <DisplaySection />;
    case 'units':
      return <UnitSection />;
    case 'device':
      return <DeviceSection />;
    case 'security':
      return <Security />;
    case 'data':
      return <DataSection />;
  }
}

function Training() {
  const t = useT(progressionMessages);
  return (
    <>
      <TrainingSection timers={<TimerChoices />} />
      <SettingGroup title={t('history')} kind="form">
        <LevelHistory />
      </SettingGroup>
    </>
  );
}

function Security() {
  const t = useT(securityMessages);
  return (
    <>
      <SettingGroup title={t('passwordTitle')} kind="form">
        <ChangePassword />
      </SettingGroup>
      <SettingGroup title={t('devices')}>
        <SessionList />
      </SettingGroup>
      <SettingGroup title={t('everywhere')} hint={t('everywhereHint')} kind="form">
        <EndAllSessions />
      </SettingGroup>
      <SettingGroup title={t('events')} hint={t('eventsHint')}>
        <SecurityEvents />
      </SettingGroup>
    </>
  );
}

// A section that the user selects takes the focus, like a page. The one open by default does not.
function useHeadingFocus(requested: Section | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(requested);
  useEffect(() => {
    if (requested && requested !== before.current) heading.current?.focus();
    before.current = requested;
  }, [requested]);
  return heading;
}

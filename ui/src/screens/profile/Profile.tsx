// /profile, Profile Settings: who one is and every choice, a section at a time; it composes profile, auth, training and levels.
import { Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ChangePassword } from '@/features/auth/ChangePassword';
import { SessionList } from '@/features/auth/SessionList';
import { securityMessages } from '@/features/auth/securityMessages';
import { AccountFields } from '@/features/profile/account/AccountFields';
import { DataSection } from '@/features/profile/account/DataSection';
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
  // On a phone the list of sections comes first; where there is room, one stands open beside it.
  const asked = sectionOf(parameters.get('section'));
  const section = asked ?? 'account';
  const page = useRef<HTMLDivElement>(null);
  const heading = useHeadingFocus(asked);

  // To the first field that was refused, wherever it stands.
  const showRefused = (fields: readonly string[]) => {
    const field = fields.find(Boolean);
    if (!field) return;
    const home = field === 'currentPassword' ? 'account' : sectionOfField(field);
    if (home !== section) void navigate(`?section=${home}`);
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <div ref={page} className={classes.page} data-section={asked ?? undefined}>
      <div className={classes.head}>
        <PageHeader title={t('title')} documentTitle={t(asked ?? 'title')} />
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
      <SaveBar form={form} onRefused={showRefused} />
      <LeaveGuard form={form} onRefused={showRefused} />
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
    </>
  );
}

// A section that was chosen takes the focus, as a page does; what stands open by itself does not.
function useHeadingFocus(asked: Section | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (asked && asked !== before.current) heading.current?.focus();
    before.current = asked;
  }, [asked]);
  return heading;
}

// /ai-coach: motivation with a workout for today, form feedback and the chat, a tab each; it composes coach and plans.
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ChatTab } from '@/features/coach/chat/ChatTab';
import { Disclaimer } from '@/features/coach/answer/Disclaimer';
import { FormTab } from '@/features/coach/advice/FormTab';
import { MotivationCard } from '@/features/coach/advice/MotivationCard';
import { screenMessages } from '@/features/coach/screenMessages';
import { CoachQuestion, WhoAnswersLine } from '@/features/coach/answer/WhoAnswers';
import { useCatalogue } from '@/features/plans/api';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabClasses from '@/shared/ui/PageTabs.module.css';
import classes from './AiCoach.module.css';
import { ClearChat } from './AiCoachMenu';
import { Recommend } from './AiCoachRecommend';

// The words of the address.
const tabs = ['motivation', 'form', 'chat'] as const;
type Tab = (typeof tabs)[number];

export function AiCoach() {
  const t = useT(screenMessages);
  const [parameters, setParameters] = useSearchParams();
  const tab: Tab = tabs.find((each) => each === parameters.get('tab')) ?? 'motivation';
  return (
    <div className={classes.page} data-tab={tab}>
      <PageHeader title={t('title')} subtitle={<WhoAnswersLine />} action={tab === 'chat' && <ClearChat />} />
      <CoachQuestion />
      <Tabs
        value={tab}
        onChange={(chosen) => setParameters(chosen ? { tab: chosen } : {}, { replace: true, preventScrollReset: true })}
        keepMounted={false}
        variant="unstyled"
        className={classes.tabs ?? ''}
        classNames={{ list: tabClasses.list ?? '', tab: tabClasses.tab ?? '' }}
      >
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(each)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="motivation" className={classes.panel}>
          <div className={classes.columns}>
            <MotivationCard />
            <Recommend />
          </div>
          <Disclaimer />
        </Tabs.Panel>
        <Tabs.Panel value="form" className={classes.panel}>
          <Form />
          <Disclaimer />
        </Tabs.Panel>
        <Tabs.Panel value="chat" className={classes.chat}>
          <ChatTab />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

// Without the catalogue there are no near names to offer, and everything else works.
function Form() {
  const { data } = useCatalogue();
  return <FormTab catalogue={data ?? []} />;
}

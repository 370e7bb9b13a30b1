// /ai-coach: tabs for motivation with a recommended workout, form feedback and the chat.
import { Tabs } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChatTab } from '@/features/coach/chat/ChatTab';
import { Disclaimer } from '@/features/coach/answer/Disclaimer';
import { FormTab } from '@/features/coach/advice/FormTab';
import { MotivationCard } from '@/features/coach/advice/MotivationCard';
import { screenMessages } from '@/features/coach/screenMessages';
import { CoachChoicePrompt } from '@/features/coach/answer/CoachChoicePrompt';
import { CoachStatusLine } from '@/features/coach/answer/CoachStatusLine';
import { useCatalogue } from '@/features/plans/api';
import { isHidden, useExerciseMarks } from '@/shared/exercises/marks';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabClasses from '@/shared/ui/PageTabs.module.css';
import classes from './AiCoach.module.css';
import { ClearChat } from './AiCoachMenu';
import { Recommend } from './AiCoachRecommend';
import { SessionActions } from './AiCoachSession';

// Values of the query parameter `tab`.
const tabs = ['motivation', 'form', 'chat'] as const;
type Tab = (typeof tabs)[number];

export function AiCoach() {
  const t = useT(screenMessages);
  const [parameters, setParameters] = useSearchParams();
  const [hasSwitched, setSwitched] = useState(false);
  const tab: Tab = tabs.find((each) => each === parameters.get('tab')) ?? 'motivation';
  return (
    <div className={classes.page} data-tab={tab}>
      <PageHeader title={t('title')} subtitle={<CoachStatusLine />} action={tab === 'chat' && <ClearChat />} />
      <CoachChoicePrompt />
      <Tabs
        value={tab}
        onChange={(chosen) => {
          setSwitched(true);
          setParameters(chosen ? { tab: chosen } : {}, { replace: true, preventScrollReset: true });
        }}
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
          <ChatTab SessionActions={SessionActions} takesFocus={!hasSwitched} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

// If the catalogue cannot be loaded, only the suggestions are missing.
function Form() {
  const { data } = useCatalogue();
  const marks = useExerciseMarks();
  const offered = useMemo(() => data?.filter((exercise) => !isHidden(exercise, marks)) ?? [], [data, marks]);
  return <FormTab catalogue={offered} />;
}

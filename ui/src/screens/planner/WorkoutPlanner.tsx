// /workout-planner: the plans and the ways to create one, or one plan's week (?plan=id).
import { Anchor, Button, Tabs, Text } from '@mantine/core';
import { IconBarbell, IconPencilPlus, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PersonalPlanOffer } from '@/features/personalplan/PersonalPlanOffer';
import { usePlans } from '@/features/plans/api';
import { CreatePlanButton } from '@/features/plans/list/CreatePlanButton';
import { PlanDialog } from '@/features/plans/list/PlanDialog';
import { PlanList } from '@/features/plans/list/PlanList';
import { plannerMessages } from '@/features/plans/plannerMessages';
import { TemplateCards } from '@/features/plantemplates/TemplateCards';
import type { WorkoutPlan } from '@/shared/api/types';
import { useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { OfferCard } from '@/shared/ui/OfferCard';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabClasses from '@/shared/ui/PageTabs.module.css';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import classes from './WorkoutPlanner.module.css';
import { WorkoutPlannerPlan } from './WorkoutPlannerPlan';

// Delay before a one-click plan opens.
const OPENS_AFTER_MS = 500;

const tabs = ['templates', 'ai', 'myplans'] as const;
type Tab = (typeof tabs)[number];

export function WorkoutPlanner() {
  const [parameters] = useSearchParams();
  const plan = parameters.get('plan');
  // Anything but an id leads to the page of a missing plan.
  return plan === null ? <Plans /> : <WorkoutPlannerPlan key={plan} id={/^\d+$/.test(plan) ? Number(plan) : 0} />;
}

// Opens a plan immediately or after a delay, unless the user has left the page.
function useOpenPlan() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = ({ id }: WorkoutPlan) => void navigate(`/workout-planner?plan=${id}`);
  const openSoon = (plan: WorkoutPlan) => {
    timer.current = setTimeout(() => open(plan), OPENS_AFTER_MS);
  };
  return { open, openSoon };
}

function Plans() {
  const t = useT(plannerMessages);
  const [parameters, setParameters] = useSearchParams();
  const plans = usePlans();
  const { open, openSoon } = useOpenPlan();
  const [creating, setCreating] = useState(false);
  const requested = tabs.find((tab) => tab === parameters.get('tab'));
  // Chosen once: deleting the last plan must not switch the tab.
  const [initialTab, setInitialTab] = useState<Tab | null>(null);
  if (initialTab === null && plans.data) setInitialTab(plans.data.length > 0 ? 'myplans' : 'templates');
  const tab = requested ?? initialTab;
  const choose = (chosen: Tab) => setParameters({ tab: chosen }, { replace: true });
  const startNaming = () => setCreating(true);

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('myPlans')}
        subtitle={t('intro')}
        backTo="/"
        action={
          <div className={classes.headActions}>
            <Button
              component={Link}
              to="/exercises"
              variant="default"
              leftSection={<IconBarbell size={18} aria-hidden />}
            >
              {t('library')}
            </Button>
            <Button className={classes.onDesk} leftSection={<IconPlus size={18} aria-hidden />} onClick={startNaming}>
              {t('newPlan')}
            </Button>
          </div>
        }
      />
      {plans.error && !plans.data && (
        <Card>
          <ErrorState error={plans.error} onRetry={() => void plans.refetch()} />
        </Card>
      )}
      {plans.isPending && <Loading />}
      {plans.data && (
        <Tabs
          value={tab}
          onChange={(chosen) => choose(chosen as Tab)}
          keepMounted={false}
          variant="unstyled"
          classNames={{ list: tabClasses['list'] ?? '', tab: tabClasses['tab'] ?? '' }}
        >
          <Tabs.List aria-label={t('tabs')}>
            <Tabs.Tab value="templates">{t('templates')}</Tabs.Tab>
            <Tabs.Tab value="ai">{t('ai')}</Tabs.Tab>
            <Tabs.Tab value="myplans">{t('myPlans')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="templates" pt="md" className={classes.offers}>
            <ReplacedFavorites plans={plans.data} />
            <TemplateCards onCreated={open}>
              <OfferCard
                icon={<IconPencilPlus size={22} aria-hidden />}
                title={t('customTitle')}
                text={t('customText')}
              >
                <Button variant="default" onClick={startNaming}>
                  {t('createCustom')}
                </Button>
              </OfferCard>
            </TemplateCards>
            <Text size="sm" c="dimmed">
              {t('howLong')}{' '}
              <Anchor component={Link} to="/fitness-journey" className={classes.journey}>
                {t('seeJourney')}
              </Anchor>
            </Text>
          </Tabs.Panel>
          <Tabs.Panel value="ai" pt="md" className={classes.offers}>
            <ReplacedFavorites plans={plans.data} />
            <PersonalPlanOffer onCreated={open} />
            <OfferCard icon={<IconSparkles size={22} aria-hidden />} title={t('autoTitle')} text={t('autoText')}>
              <CreatePlanButton onCreated={openSoon} />
            </OfferCard>
          </Tabs.Panel>
          <Tabs.Panel value="myplans" pt="md">
            <PlanList plans={plans.data} onBrowse={() => choose('templates')} />
            <Text size="sm" c="dimmed" mt="md">
              {t('weekSoFar')}{' '}
              <Anchor component={Link} to="/progress?tab=workouts" className={classes.journey}>
                {t('seeMuscles')}
              </Anchor>
            </Text>
          </Tabs.Panel>
        </Tabs>
      )}
      <div className={classes.inReach} data-in-reach>
        <Button fullWidth leftSection={<IconPlus size={18} aria-hidden />} onClick={startNaming}>
          {t('newPlan')}
        </Button>
      </div>
      {creating && <PlanDialog opened onClose={() => setCreating(false)} onCreated={open} />}
    </div>
  );
}

// Names the favorite that a new plan will replace.
function ReplacedFavorites({ plans }: { plans: readonly WorkoutPlan[] }) {
  const t = useT(plannerMessages);
  const favorites = plans.filter(({ isFavorite }) => isFavorite);
  const [first] = favorites;
  if (!first) return null;
  return (
    <Text size="sm" c="dimmed">
      {favorites.length === 1
        ? t('followsPlan', { name: first.name })
        : t('followsFavorites', { count: favorites.length })}
    </Text>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <Placeholder height={52} />
      <div className={classes.loading}>
        {[0, 1, 2].map((card) => (
          <Placeholder key={card} height={168} radius="lg" />
        ))}
      </div>
    </LoadingRegion>
  );
}

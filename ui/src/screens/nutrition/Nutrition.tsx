// /nutrition: today's totals, the food log and the body measurements.
import { Button, Tabs } from '@mantine/core';
import { IconBooks, IconCalendarWeek, IconPlus, IconReportAnalytics, IconRulerMeasure } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MeasurementsTab } from '@/features/measurements/MeasurementsTab';
import { FoodDialog } from '@/features/nutrition/food/FoodDialog';
import { FoodLog } from '@/features/nutrition/log/FoodLog';
import { useFoodPages } from '@/features/nutrition/food/foodApi';
import { MealSuggestionsCard } from '@/features/nutrition/today/MealSuggestionsCard';
import { nutritionScreenMessages } from '@/features/nutrition/screenMessages';
import { TargetsDialog } from '@/features/nutrition/today/TargetsDialog';
import { TodayCard } from '@/features/nutrition/today/TodayCard';
import { useTodaysFood } from '@/features/nutrition/log/useTodaysFood';
import { useScreenPaths } from '@/shared/hooks/useScreenPaths';
import { useT } from '@/shared/i18n/locale';
import { rowIdOf } from '@/shared/outbox/entries';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabs from '@/shared/ui/PageTabs.module.css';
import classes from './Nutrition.module.css';
import { nutritionTabs, useNutritionAddress, type NutritionTab } from './useNutritionAddress';

export function Nutrition() {
  const t = useT(nutritionScreenMessages);
  const { tab, dialog, id, weighing, goToTab, open, close } = useNutritionAddress();
  const places = useScreenPaths();
  const { stats, entries, error, refetch } = useTodaysFood();
  const suggesting = stats !== undefined && stats.remaining > 0;
  // The content below the totals stays hidden until its position is final.
  const waiting = stats === undefined && !error;
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <PageHeader title={t('title')} backTo="/" backLabel={t('toDashboard')} />
        <div className={classes.inReach} data-in-reach>
          <AddButton what={tab} onOpen={open} />
        </div>
        <div className={classes.actions}>
          <AddButton what={tab === 'food' ? 'body' : 'food'} onOpen={open} secondary />
          {places.has('/nutrition/foods') && (
            <Button
              component={Link}
              to="/nutrition/foods"
              variant="default"
              leftSection={<IconBooks size={18} aria-hidden />}
            >
              {t('foods')}
            </Button>
          )}
          {places.has('/nutrition/week') && (
            <Button
              component={Link}
              to="/nutrition/week"
              variant="default"
              leftSection={<IconCalendarWeek size={18} aria-hidden />}
            >
              {t('week')}
            </Button>
          )}
          {places.has('/nutrition-reports') && (
            <Button
              component={Link}
              to="/nutrition-reports"
              variant="default"
              leftSection={<IconReportAnalytics size={18} aria-hidden />}
            >
              {t('reports')}
            </Button>
          )}
        </div>
      </div>
      <TodayCard stats={stats} entries={entries} error={error} onRetry={refetch} onTargets={() => open('targets')} />
      <div className={classes.below} data-suggesting={suggesting || undefined} data-waiting={waiting || undefined}>
        {suggesting && <MealSuggestionsCard stats={stats} />}
        <Tabs
          value={tab}
          onChange={(to) => goToTab(to as NutritionTab)}
          keepMounted={false}
          variant="unstyled"
          classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
        >
          <Tabs.List aria-label={t('tabs')}>
            {nutritionTabs.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {t(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="food" className={classes.panel}>
            <FoodLog
              onAdd={(day, meal) => open('add-food', { day, meal })}
              onEdit={({ id: entry }) => open('edit-food', { id: entry })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="body" className={classes.panel}>
            <MeasurementsTab
              dialog={dialog === 'measurement' ? (id ?? 'new') : null}
              // A hidden field cannot take the focus.
              weighing={weighing && !waiting}
              onOpen={(which) => open('measurement', { tab: 'body', ...(which !== 'new' && { id: which }) })}
              onClose={close}
            />
          </Tabs.Panel>
        </Tabs>
      </div>
      <Dialogs />
    </div>
  );
}

interface AddButtonProps {
  what: NutritionTab;
  onOpen: ReturnType<typeof useNutritionAddress>['open'];
  // The other tab's button, which does not stay within reach.
  secondary?: boolean;
}

function AddButton({ what, onOpen, secondary = false }: AddButtonProps) {
  const t = useT(nutritionScreenMessages);
  const Icon = secondary && what === 'body' ? IconRulerMeasure : IconPlus;
  return (
    <Button
      variant={secondary ? 'default' : 'filled'}
      leftSection={<Icon size={secondary ? 18 : 20} aria-hidden />}
      onClick={() => onOpen(what === 'food' ? 'add-food' : 'measurement', { tab: what })}
    >
      {t(what === 'food' ? 'addFood' : 'addMeasurement')}
    </Button>
  );
}

function Dialogs() {
  const { dialog, id, day, meal, close } = useNutritionAddress();
  const { data } = useFoodPages();
  if (dialog === 'add-food') return <FoodDialog entry={null} day={day} meal={meal} onClose={close} />;
  if (dialog === 'targets') return <TargetsDialog onClose={close} />;
  const edited =
    dialog === 'edit-food' ? data?.pages.flat().find((entry) => id !== null && entry.id === rowIdOf(id)) : undefined;
  return edited ? <FoodDialog key={id} entry={edited} day={null} meal={null} onClose={close} /> : null;
}

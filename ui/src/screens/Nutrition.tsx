// /nutrition: the day's numbers, the food log and the body measurements; it composes nutrition and measurements.
import { Button, Tabs } from '@mantine/core';
import { IconPlus, IconReportAnalytics, IconRulerMeasure } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MeasurementsTab } from '@/features/measurements/MeasurementsTab';
import { nutritionScreenMessages } from '@/features/nutrition/screenMessages';
import { usePlaces } from '@/shared/hooks/usePlaces';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabs from '@/shared/ui/PageTabs.module.css';
import classes from './Nutrition.module.css';
import { nutritionTabs, useNutritionAddress, type NutritionTab } from './useNutritionAddress';

export function Nutrition() {
  const t = useT(nutritionScreenMessages);
  const { tab, dialog, id, goToTab, open, close } = useNutritionAddress();
  const places = usePlaces();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} backTo="/" backLabel={t('toDashboard')} />
      <div className={classes.deeds}>
        <Button
          className={classes.addFood ?? ''}
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => open('add-food', undefined, 'food')}
        >
          {t('addFood')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRulerMeasure size={18} aria-hidden />}
          onClick={() => open('measurement', undefined, 'body')}
        >
          {t('addMeasurement')}
        </Button>
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
          {null}
        </Tabs.Panel>
        <Tabs.Panel value="body" className={classes.panel}>
          <MeasurementsTab
            dialog={dialog === 'measurement' ? (id ?? 'new') : null}
            onOpen={(which) => open('measurement', which === 'new' ? undefined : which, 'body')}
            onClose={close}
          />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

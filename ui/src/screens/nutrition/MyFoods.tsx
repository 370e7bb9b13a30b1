// /nutrition/foods: the user's own foods, recipes and saved meals.
import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FoodsTab } from '@/features/nutrition/library/FoodsTab';
import { libraryMessages } from '@/features/nutrition/library/libraryMessages';
import { MealsTab } from '@/features/nutrition/library/MealsTab';
import { RecipesTab } from '@/features/nutrition/library/RecipesTab';
import { useT } from '@/shared/i18n/locale';
import { PageHeader } from '@/shared/ui/PageHeader';
import tabs from '@/shared/ui/PageTabs.module.css';
import classes from './MyFoods.module.css';
import screen from './Nutrition.module.css';

// Values of the query parameter `tab`.
const kinds = ['foods', 'recipes', 'meals'] as const;
type Kind = (typeof kinds)[number];
const contents = { foods: FoodsTab, recipes: RecipesTab, meals: MealsTab };

export function MyFoods() {
  const t = useT(libraryMessages);
  const [parameters, setParameters] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const kind: Kind = kinds.find((each) => each === parameters.get('tab')) ?? 'foods';
  const add = () => setAdding(true);
  return (
    <div className={`${screen.page} ${classes.page}`}>
      <div className={screen.top}>
        <PageHeader title={t('title')} backTo="/nutrition" backLabel={t('toNutrition')} />
        <div className={screen.inReach} data-in-reach>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            {t(`${kind}Add`)}
          </Button>
        </div>
      </div>
      <Tabs
        value={kind}
        onChange={(to) => setParameters({ tab: to ?? 'foods' }, { replace: true, preventScrollReset: true })}
        keepMounted={false}
        variant="unstyled"
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label={t('title')}>
          {kinds.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(each)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {kinds.map((each) => {
          const Content = contents[each];
          return (
            <Tabs.Panel key={each} value={each} className={classes.panel}>
              <Content isAdding={isAdding} onAdd={add} onClose={() => setAdding(false)} />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </div>
  );
}

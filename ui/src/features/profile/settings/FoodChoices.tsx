// Diet, allergies and foods the user does not eat, which meal plans respect.
import { TagsInput } from '@mantine/core';
import { limits } from '@/shared/api/limits.gen';
import { useUser } from '@/shared/api/user';
import { useT } from '@/shared/i18n/locale';
import { allergenLabels, dietLabels } from '@/shared/i18n/labels';
import { allergens as allAllergens } from '@/shared/lib/allergens';
import { diets } from '@/shared/lib/diets';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { useIngredientNames, useSetting } from '@/features/profile/api';
import { choiceMessages } from './choiceMessages';
import classes from './NutritionSection.module.css';

const LONGEST_FOOD = 40;
const SHOWN_SUGGESTIONS = 20;

export function FoodChoices() {
  const t = useT(choiceMessages);
  const allergenNames = useT(allergenLabels);
  const dietNames = useT(dietLabels);
  const { diet = [], allergens = [], dislikes = [] } = useUser();
  const change = useSetting();
  const { data: ingredients = [] } = useIngredientNames();
  return (
    <div className={classes.questions}>
      <ChoiceChips
        multiple
        label={t('diet')}
        hint={t('dietHint')}
        choices={diets.map((value) => ({ value, label: dietNames(value) }))}
        chosen={diet}
        onChange={(chosen) => change({ diet: chosen })}
      />
      <ChoiceChips
        multiple
        label={t('allergens')}
        hint={t('allergensHint')}
        choices={allAllergens.map((value) => ({ value, label: allergenNames(value) }))}
        chosen={allergens}
        onChange={(chosen) => change({ allergens: chosen })}
      />
      <TagsInput
        size="md"
        classNames={{ input: classes.uneaten ?? '', pillsList: classes.foods ?? '', pill: classes.food ?? '' }}
        label={t('dislikes')}
        description={t('dislikesHint')}
        data={[...new Set(ingredients.map(({ name }) => name))]}
        limit={SHOWN_SUGGESTIONS}
        maxTags={limits.UserUpdate.dislikes.maxItems}
        maxLength={LONGEST_FOOD}
        acceptValueOnBlur
        value={dislikes}
        onChange={(chosen) => change({ dislikes: chosen })}
      />
    </div>
  );
}

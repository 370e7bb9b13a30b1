// A slider from 1 to 5 that shows the label of its value.
import { Input, Slider } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/locale';
import { ratingLabels } from '@/shared/i18n/labels';
import { asRating } from '@/shared/lib/rating';
import classes from './RatingSlider.module.css';

interface RatingSliderProps {
  label: string;
  // 1 to 5.
  value: number;
  onChange: (value: number) => void;
  error?: ReactNode;
}

const steps = [1, 2, 3, 4, 5].map((value) => ({ value }));

export function RatingSlider({ label, value, onChange, error }: RatingSliderProps) {
  const t = useT(ratingLabels);
  const id = useId();
  const valueLabel = t(`rating${asRating(value)}`);
  return (
    <Input.Wrapper
      label={
        <span className={classes.label} id={id}>
          {label}
          <span className={classes.word}>{valueLabel}</span>
        </span>
      }
      labelElement="div"
      size="md"
      classNames={{ label: classes.line ?? '' }}
      error={error}
    >
      <Slider
        min={1}
        max={5}
        step={1}
        marks={steps}
        label={null}
        value={value}
        onChange={onChange}
        thumbSize={28}
        size={8}
        thumbProps={{ 'aria-valuetext': valueLabel, 'aria-labelledby': id }}
        className={classes.slider}
      />
    </Input.Wrapper>
  );
}

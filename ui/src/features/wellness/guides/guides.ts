// The type of a guide: a few written steps to follow at one's own pace.

export interface Step {
  title: string;
  text: string;
}

export interface Guide {
  // Used in the URL.
  id: string;
  // Recorded as the activity's name.
  name: string;
  kind: 'self_care' | 'mindfulness';
  about: string;
  steps: readonly Step[];
}

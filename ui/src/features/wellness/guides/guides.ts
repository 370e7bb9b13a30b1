// What a guide is: a few written steps that one person follows alone, in their own time; it knows no single guide.

export interface Step {
  title: string;
  text: string;
}

export interface Guide {
  // Stands in the address.
  id: string;
  // Recorded as the activity's name.
  name: string;
  kind: 'self_care' | 'mindfulness';
  about: string;
  steps: readonly Step[];
}

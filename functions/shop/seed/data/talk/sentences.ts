/** By the number of stars: four and five, three, fewer. */
export type Mood = 'good' | 'fair' | 'poor'

export type Sentences = Record<Mood, string[]>

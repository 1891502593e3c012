import { expect, it } from 'vitest'
import { typedNotes } from './typed-counts'

const sent = (line: string, note: string | null) =>
  ({ index: '0', line, displayed: '1', count: '1', note }) as Parameters<
    typeof typedNotes
  >[0][number]

it('[C31] [X03] hands a note that was emptied on, and none of a line without a field', () => {
  expect(typedNotes([sent('7', ''), sent('8', null), sent('9', 'Kırmızı olsun')])).toEqual({
    'note 7': '',
    'note 9': 'Kırmızı olsun',
  })
})

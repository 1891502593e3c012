import { expect, it, vi } from 'vitest'
import { DistrictPostCode } from './district-post-code'

vi.stubGlobal('document', { createElement: () => ({ value: '' }) })

/** The form around the regions, with these values in its fields. */
function formWith(values: Record<string, string>) {
  const inputs = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  )
  const form = {
    querySelector: (selector: string) => inputs[/name=(\w+)/.exec(selector)?.[1] ?? ''] ?? null,
  }
  const element = { closest: () => form } as unknown as HTMLElement
  const textIn = (name: string) => inputs[name]?.value
  return { postCode: new DistrictPostCode(element), textIn }
}

it('[A16] the regions that a code chose are forgotten with it, and the next district brings its own', () => {
  const { postCode, textIn } = formWith({
    post_code: '35220',
    post_code_before: '',
    district_before: '',
    code_regions: 'city:35 town:3501',
  })
  postCode.drop('city')
  postCode.empty()
  expect([textIn('post_code'), textIn('code_regions')]).toEqual(['', ''])
  postCode.fill('34710', true)
  expect([textIn('post_code'), textIn('post_code_before')]).toEqual(['34710', '34710'])
})

it('[A16] a code that is dropped with its district or country takes its regions along, a typed one keeps them', () => {
  const values = { post_code: '35220', district_before: '3501001', code_regions: 'city:35' }
  const unchanged = formWith({ ...values, post_code_before: '35220' })
  unchanged.postCode.drop('country')
  expect([unchanged.textIn('post_code'), unchanged.textIn('code_regions')]).toEqual(['', ''])
  const typed = formWith({ ...values, post_code_before: '35100' })
  typed.postCode.drop('country')
  expect([typed.textIn('post_code'), typed.textIn('code_regions')]).toEqual(['35220', 'city:35'])
})

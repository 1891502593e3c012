import { describe, expect, it } from 'vitest'
import { formRules } from '~/account/address-form/field-rules'
import { readPageRequirement } from './page-requirement'

const body = (rules: unknown) => ({ status: true, message: '', data: [{ rules, configs: {} }] })

describe('[Z32] the rules of a form', () => {
  it('are read leniently, skipping invalid rows', () => {
    const rules = readPageRequirement(
      body({
        title: { show: '1', required: 1, max_char_len: '50' },
        town: { show: false, required: true },
        address: { required: true, max_char_len: -3 },
        'no name': { show: true },
        city: 'yes',
      }),
    )
    expect(rules).toEqual({
      title: { show: true, required: true, max: 50 },
      town: { show: false, required: false, max: 0 },
      address: { show: true, required: true, max: 0 },
    })
    expect(readPageRequirement(body(null))).toEqual({})
    expect(() => readPageRequirement({ status: true, data: [] })).toThrow('unreadable')
  })

  it('are completed by defaults, within the maximum length', () => {
    const rules = formRules({
      title: { show: true, required: false, max: 99_999 },
      home_phone: { show: true, required: true, max: 0 },
    })
    expect(rules.title).toEqual({ show: true, required: false, max: 500 })
    expect(rules.home_phone).toEqual({ show: true, required: true, max: 40 })
    expect(rules.fullname).toEqual({ show: true, required: true, max: 100 })
    expect(rules.nationality).toEqual({ show: false, required: false, max: 60 })
    const completed = formRules({
      fullname: { show: false, required: true, max: 20 },
      district: { show: true, required: true, max: 500 },
    })
    expect(completed.fullname).toEqual({ show: false, required: false, max: 20 })
    expect(completed.district).toEqual({ show: true, required: true, max: 500 })
  })
})

it('[Z32] accepts only valid field names', () => {
  const fieldNames = (rules: object) => Object.keys(readPageRequirement(body(rules)))
  const rule = { required: 1 }
  expect(fieldNames({ a: rule, [`${'a'.repeat(40)}`]: rule, post_code: rule })).toHaveLength(3)
  for (const name of ['', 'A', 'a1', 'xA', 'a'.repeat(41)])
    expect(fieldNames({ [name]: rule })).toEqual([])
  expect(readPageRequirement(body({ a: { required: 0, max_char_len: '12.6' } })).a).toEqual({
    show: true,
    required: false,
    max: 13,
  })
  for (const strange of [null, 'x', {}, { data: 'x' }, { data: [{}] }])
    expect(() => readPageRequirement(strange)).toThrow('The rules of the form are unreadable.')
})

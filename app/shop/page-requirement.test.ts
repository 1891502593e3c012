import { describe, expect, it } from 'vitest'
import { formRules } from '../address/form-rules'
import { readPageRequirement } from './page-requirement'

const body = (rules: unknown) => ({ status: true, message: '', data: [{ rules, configs: {} }] })

describe('[Z32] what a form asks for', () => {
  it('is read leniently: flags of any kind, rows that are none left out', () => {
    const told = readPageRequirement(
      body({
        title: { show: '1', required: 1, max_char_len: '50' },
        town: { show: false, required: true },
        address: { required: true, max_char_len: -3 },
        'no name': { show: true },
        city: 'yes',
      }),
    )
    expect(told).toEqual({
      title: { show: true, required: true, most: 50 },
      town: { show: false, required: false, most: 0 },
      address: { show: true, required: true, most: 0 },
    })
    expect(() => readPageRequirement({ status: true, data: [] })).toThrow('unreadable')
  })

  it('is completed by ours, and never longer than a form takes', () => {
    const rules = formRules({
      title: { show: true, required: false, most: 99_999 },
      home_phone: { show: true, required: true, most: 0 },
    })
    expect(rules.title).toEqual({ show: true, required: false, most: 500 })
    expect(rules.home_phone).toEqual({ show: true, required: true, most: 40 })
    expect(rules.fullname).toEqual({ show: true, required: true, most: 100 })
    expect(rules.nationality).toEqual({ show: false, required: false, most: 60 })
    const told = formRules({
      fullname: { show: false, required: true, most: 20 },
      district: { show: true, required: true, most: 500 },
    })
    expect(told.fullname).toEqual({ show: false, required: false, most: 20 })
    expect(told.district).toEqual({ show: true, required: true, most: 500 })
  })
})

it('[Z32] reads the rules of names that a field can have', () => {
  const told = (rules: object) => Object.keys(readPageRequirement(body(rules)))
  const rule = { required: 1 }
  expect(told({ a: rule, [`${'a'.repeat(40)}`]: rule, post_code: rule })).toHaveLength(3)
  for (const name of ['', 'A', 'a1', 'xA', 'a'.repeat(41)])
    expect(told({ [name]: rule })).toEqual([])
  expect(readPageRequirement(body({ a: { required: 0, max_char_len: '12.6' } })).a).toEqual({
    show: true,
    required: false,
    most: 13,
  })
  for (const strange of [null, 'x', {}, { data: 'x' }, { data: [{}] }])
    expect(() => readPageRequirement(strange)).toThrow('The rules of the form are unreadable.')
})

import { describe, expect, it } from 'vitest'
import { splitStatements } from './split-statements'

describe('splitting a migration', () => {
  it('ends a statement only at its semicolon', () => {
    expect(splitStatements("SELECT ';'; -- not; here\nSELECT 2;\n")).toEqual([
      "SELECT ';'",
      'SELECT 2',
    ])
  })

  it('leaves a trigger in one piece', () => {
    const trigger = 'CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; DELETE FROM c; END'
    expect(splitStatements(`${trigger};SELECT 1`)).toEqual([trigger, 'SELECT 1'])
  })
})

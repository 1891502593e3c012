import { expect, test } from '../../support/journey'
import { journeyAddress } from '../../support/journey-address'
import { signInAs } from '../../support/journey-member'
import { sendForm } from '../../support/send-form'

test('[U11] each of several confirmation questions appears at its own button', async ({ page }) => {
  await signInAs(page, 'plain')
  for (const title of ['Yazlık', 'Dükkân', 'Depo']) {
    await page.goto('/adres/kayit')
    const origin = new URL(page.url()).origin
    await sendForm(page, origin, '/adres/kayit', { ...journeyAddress, title })
  }
  await page.goto('/adres')
  for (const title of ['Yazlık', 'Depo']) {
    const button = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .first()
      .getByRole('button', { name: 'Sil', exact: true })
    await button.click()
    const question = page.getByRole('dialog', { name: new RegExp(title) }).first()
    const [questionBox, pressed] = [await question.boundingBox(), await button.boundingBox()]
    if (!questionBox || !pressed) throw new Error('nothing is asked')
    expect(questionBox.x).toBeLessThan(pressed.x + pressed.width)
    expect(questionBox.x + questionBox.width).toBeGreaterThan(pressed.x)
    const above = Math.abs(questionBox.y + questionBox.height - pressed.y)
    const below = Math.abs(pressed.y + pressed.height - questionBox.y)
    expect(Math.min(above, below)).toBeLessThan(40)
    await question.getByRole('button', { name: 'Vazgeç' }).click()
    await expect(question).toBeHidden()
  }
})

import { recordAdds, reportView } from './product/analytics/early-events'
import { attempt } from './rendering/first-script/attempt'
import { hydrateOnIntent, reloadAfterSteps, setScriptCookie } from './rendering/first-script/intent'
import { restorePlace } from './rendering/first-script/place'
import { holdPresses } from './rendering/first-script/presses'

attempt(() => {
  window.vitrinTyped = sessionStorage.vitrinTyped
})
for (const step of [setScriptCookie, hydrateOnIntent, holdPresses, reloadAfterSteps, restorePlace])
  attempt(step)
if (window.vitrinPage.isProduct) attempt(reportView)
attempt(recordAdds)

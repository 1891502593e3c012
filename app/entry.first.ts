import { stepOnPress } from './product/add/step-presses'
import { recordAdds, reportView } from './product/analytics/early-events'
import { attempt } from './rendering/first-script/attempt'
import { hydrateOnIntent, reloadAfterSteps, setScriptCookie } from './rendering/first-script/intent'
import { restorePlace } from './rendering/first-script/place'
import { holdPresses } from './rendering/first-script/presses'

const steps = [
  () => {
    window.vitrinTyped = sessionStorage.vitrinTyped
  },
  setScriptCookie,
  hydrateOnIntent,
  holdPresses,
  stepOnPress,
  reloadAfterSteps,
  restorePlace,
  reportView,
  recordAdds,
]
for (const step of steps) attempt(step)

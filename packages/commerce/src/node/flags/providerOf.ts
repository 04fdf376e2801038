import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** Finds the value of a flag; throws one of OpenFeature's errors when it has none. */
export type ResolveFlag = (name: string, context: EvaluationContext) => Promise<ResolutionDetails<unknown>>;

/** An OpenFeature provider that finds flags of every type in the same way. The evaluator checks the types. */
export function providerOf(name: string, resolve: ResolveFlag): Provider {
  const find = <Value>(flag: string, context: EvaluationContext) =>
    resolve(flag, context) as Promise<ResolutionDetails<Value>>;
  return {
    metadata: { name },
    runsOn: 'server',
    resolveBooleanEvaluation: (flag, _, context) => find<boolean>(flag, context),
    resolveStringEvaluation: (flag, _, context) => find<string>(flag, context),
    resolveNumberEvaluation: (flag, _, context) => find<number>(flag, context),
    resolveObjectEvaluation: <Value extends JsonValue>(flag: string, _: Value, context: EvaluationContext) =>
      find<Value>(flag, context),
  };
}

import { z } from "zod";

/** Seconds of a recording that are listened to. */
export const longestHeard = 60;
/** Seconds; in less, neither a hum nor a rhythm can be told. */
export const shortestHeard = 1;
/** Below this average, in dBFS, only the room and the recorder itself are heard. */
export const silence = -55;

/** What a program hears in a recording. */
export const sounds = z.object({
  seconds: z.number(),
  /** In dBFS: 0 is the most that a recording can hold. They speak of the recording, not of the thing. */
  averageLevel: z.number(),
  peakLevel: z.number(),
  isClipped: z.boolean(),
  /** In hertz: the mains frequency, or twice that; null where nothing hums. */
  humHz: z.literal([50, 60, 100, 120]).nullable(),
  clicksPerSecond: z.number().nullable(),
  squealHz: z.number().nullable(),
  /** How a sound goes on: evenly, as a voice goes, or in some other way. */
  course: z.enum(["even", "voice-like", "changing"]),
});

const recordingFindings = z.object({
  sounds: sounds.optional().catch(undefined),
  /** What the person made of the description of the sounds. It counts instead of them. */
  correction: z.string().optional().catch(undefined),
  /** The words that were spoken; absent until somebody wrote them down. */
  words: z.string().optional().catch(undefined),
});

/** What was found in the two files. The person reads and corrects it. */
export const findings = z.object({
  /** A model's words for the photo, as the person left them; absent until somebody looked. */
  photo: z.string().optional().catch(undefined),
  /** Absent when nothing was heard, or nobody listened. */
  recording: recordingFindings.optional().catch(undefined),
});

export type Sounds = z.infer<typeof sounds>;
export type RecordingFindings = z.infer<typeof recordingFindings>;
export type Findings = z.infer<typeof findings>;

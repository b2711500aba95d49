import { describe, expect, it } from "vitest";
import {
	autoplayAddress,
	embedAddress,
	isSeveralVideos,
	isVideoId,
	playerHost,
	playerName,
	videoIdExample,
	watchAddress,
} from "../../../content/schema/player.ts";

describe("the example of a video's id", () => {
	it("is an id, but of one video", () => {
		expect([isVideoId(videoIdExample), isSeveralVideos(videoIdExample)]).toEqual([true, false]);
	});

	it("is in the address of its player, which is at the player's host, and of its page", () => {
		for (const address of [autoplayAddress(videoIdExample), embedAddress(videoIdExample)]) {
			expect(new URL(address).origin).toBe(playerHost);
			expect(address).toContain(videoIdExample);
		}
		expect(watchAddress(videoIdExample)).toContain(videoIdExample);
	});
});

/** Not its type, which has one value. */
const name: string = playerName;

describe.runIf(name === "YouTube")("an id of YouTube", () => {
	it.each(["abcdefghij", "abcdefghijkl", "https://youtu.be/abcdefghijk"])("is not %s", (text) => {
		expect(isVideoId(text)).toBe(false);
	});

	it.each(["videoseries", "https://www.youtube.com/embed/live_stream?channel=a"])(
		"is not %s, which stands for several videos",
		(text) => {
			expect(isSeveralVideos(text)).toBe(true);
		},
	);
});
